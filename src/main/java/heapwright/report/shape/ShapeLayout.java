package heapwright.report.shape;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.LayeredGraph;
import heapwright.report.drawing.LayeredGraph.Line;
import heapwright.report.drawing.LayeredGraph.Node;
import heapwright.report.drawing.LayeredGraph.Port;
import heapwright.report.drawing.LayeredGraph.Side;
import heapwright.report.drawing.Point;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Places a picture: pointers leave their box on the right and meet their target on the left; those
 * that lead back do the opposite, so that links in both directions run side by side.
 */
final class ShapeLayout {
  private final ShapePicture picture;
  private final ShapeMeasure measure;
  private final Map<Arrow, Double> shifts;
  private final Set<Arrow> links;
  private final LayeredGraph graph = LayeredGraph.rightwards();
  private final Map<BoxId, Box> boxes = new HashMap<>();
  private final Map<BoxId, Node> nodes = new HashMap<>();
  private final Map<Place, Port> ports = new HashMap<>();
  private final Map<Arrow, Line> lines = new LinkedHashMap<>();

  private record Place(BoxId box, Side side, double down) {}

  private ShapeLayout(ShapePicture picture, ShapeMeasure measure, Map<Arrow, Double> shifts) {
    this.picture = picture;
    this.measure = measure;
    this.shifts = shifts;
    this.links = picture.links();
  }

  /** Places twice: how arrows into one box should lie side by side shows in a first layout. */
  static Placement place(ShapePicture picture, ShapeMeasure measure) {
    Placement first = new ShapeLayout(picture, measure, Map.of()).place();
    Map<Arrow, Double> shifts = ArrowFan.shifts(first);
    return shifts.isEmpty() ? first : new ShapeLayout(picture, measure, shifts).place();
  }

  private Placement place() {
    if (picture.branches()) {
      graph.balance();
    }
    Set<BoxId> targets = picture.arrows().stream().map(Arrow::to).collect(Collectors.toSet());
    for (Box box : picture.boxes()) {
      Node node = graph.node(measure.width(box) + measure.gutter(box), measure.height(box));
      boxes.put(box.id(), box);
      nodes.put(box.id(), node);
      if (box.kind() == Box.Kind.INPUT && !targets.contains(box.id())) {
        graph.first(node);
      }
    }
    picture.arrows().forEach(arrow -> lines.put(arrow, line(arrow)));
    Area whole = graph.place();
    Map<Box, Area> areas = new LinkedHashMap<>();
    picture.boxes().forEach(box -> areas.put(box, area(box)));
    Map<Arrow, List<Point>> routes = new LinkedHashMap<>();
    lines.forEach((arrow, line) -> routes.put(arrow, route(arrow, graph.points(line))));
    return new Placement(whole.width(), whole.height(), areas, routes);
  }

  private Line line(Arrow arrow) {
    double to = measure.y(boxes.get(arrow.to()), arrow.at()) + shifts.getOrDefault(arrow, 0.0);
    double from = links.contains(arrow) ? to : measure.y(arrow.row());
    if (arrow.isLoop()) {
      return graph.line(port(arrow.from(), Side.RIGHT, from), port(arrow.to(), Side.RIGHT, to));
    }
    return arrow.back()
        ? graph.line(port(arrow.to(), Side.RIGHT, to), port(arrow.from(), Side.LEFT, from))
        : graph.line(port(arrow.from(), Side.RIGHT, from), port(arrow.to(), Side.LEFT, to));
  }

  private Port port(BoxId box, Side side, double down) {
    return ports.computeIfAbsent(
        new Place(box, side, down), place -> graph.port(nodes.get(box), side, down));
  }

  /** Without the room beside it. */
  private Area area(Box box) {
    Area area = graph.area(nodes.get(box.id()));
    return new Area(area.x(), area.y(), measure.width(box), area.height());
  }

  /** From the dot of the pointer to the rim of its target. */
  private List<Point> route(Arrow arrow, List<Point> points) {
    List<Point> route = new ArrayList<>(points);
    boolean reversed = arrow.back() && !arrow.isLoop();
    if (reversed) {
      Collections.reverse(route);
    }
    Area from = area(boxes.get(arrow.from()));
    Point start = route.remove(0);
    if (links.contains(arrow)) {
      double bend = start.x() + ShapeMeasure.BEND;
      double row = from.y() + measure.y(arrow.row());
      route.add(0, new Point(bend, start.y()));
      route.add(0, new Point(bend, row));
      start = new Point(start.x(), row);
    }
    double dot = reversed ? from.x() + ShapeMeasure.DOT / 2 : right(from) - ShapeMeasure.DOT;
    route.add(0, new Point(dot, start.y()));
    if (arrow.back()) {
      Point end = route.get(route.size() - 1);
      route.set(route.size() - 1, new Point(right(area(boxes.get(arrow.to()))), end.y()));
    }
    return route;
  }

  private static double right(Area area) {
    return area.x() + area.width();
  }

  /**
   * Where everything of a picture goes, in SVG's units.
   *
   * @param routes of each pointer, from its dot to the head of its arrow
   */
  record Placement(
      double width, double height, Map<Box, Area> boxes, Map<Arrow, List<Point>> routes) {}
}
