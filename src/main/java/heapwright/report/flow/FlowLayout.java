package heapwright.report.flow;

import heapwright.ir.code.BlockId;
import heapwright.report.drawing.Area;
import heapwright.report.drawing.LayeredGraph;
import heapwright.report.drawing.LayeredGraph.Line;
import heapwright.report.drawing.LayeredGraph.Node;
import heapwright.report.drawing.Point;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Places a picture: control runs downwards, loops come back at the side. The boxes come in reverse
 * post-order, so an arrow against it leads back.
 */
final class FlowLayout {
  private static final double START_SIZE = 12;

  private final FlowPicture picture;
  private final LayeredGraph graph = LayeredGraph.downwards();
  private final Map<BlockId, Node> nodes = new HashMap<>();
  private final Node start = graph.node(START_SIZE, START_SIZE);
  private final List<Route> routes = new ArrayList<>();
  private final Area whole;

  /**
   * The line of an arrow, from its tail to its head.
   *
   * @param arrow empty for the line into the function
   */
  record Route(Optional<Arrow> arrow, List<Point> points) {
    Route {
      points = List.copyOf(points);
    }
  }

  FlowLayout(FlowPicture picture, Measure measure) {
    this.picture = picture;
    Map<BlockId, List<Arrow>> leaving =
        picture.arrows().stream().collect(Collectors.groupingBy(Arrow::from));
    for (Box box : picture.boxes()) {
      double width = measure.width(box, leaving.getOrDefault(box.block(), List.of()));
      nodes.put(box.block(), graph.node(width, measure.height(box)));
    }
    Line entry = graph.line(start, nodes.get(picture.entry()));
    Map<Arrow, List<Line>> lines = new LinkedHashMap<>();
    for (Arrow arrow : picture.arrows()) {
      Line line = graph.line(nodes.get(arrow.from()), nodes.get(arrow.to()));
      lines.computeIfAbsent(arrow, a -> new ArrayList<>()).add(line);
    }
    whole = graph.place();
    routes.add(new Route(Optional.empty(), graph.points(entry)));
    lines.forEach(
        (arrow, drawn) ->
            drawn.forEach(line -> routes.add(new Route(Optional.of(arrow), graph.points(line)))));
  }

  /** The size of the whole picture. */
  Area whole() {
    return whole;
  }

  List<Box> boxes() {
    return picture.boxes();
  }

  Area area(Box box) {
    return graph.area(nodes.get(box.block()));
  }

  /** Where the line into the function begins. */
  Area start() {
    return graph.area(start);
  }

  List<Route> routes() {
    return routes;
  }
}
