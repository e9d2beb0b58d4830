package heapwright.report.flow;

import heapwright.ir.code.BlockId;
import heapwright.report.drawing.Area;
import heapwright.report.drawing.LayeredGraph;
import heapwright.report.drawing.LayeredGraph.Line;
import heapwright.report.drawing.LayeredGraph.Node;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import heapwright.report.flow.Placement.Route;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Places a picture: control runs downwards, loops come back at the side. The boxes come in reverse
 * post-order, so what points against it is a way back.
 */
final class LayeredLayout {
  private static final double START_SIZE = 12;

  private final FlowPicture picture;
  private final Measure measure;
  private final LayeredGraph graph = LayeredGraph.downwards();
  private final Map<BlockId, Node> nodes = new HashMap<>();
  private final Map<Arrow, List<Line>> lines = new LinkedHashMap<>();

  LayeredLayout(FlowPicture picture, Measure measure) {
    this.picture = picture;
    this.measure = measure;
  }

  Placement place() {
    Node start = graph.node(START_SIZE, START_SIZE);
    Map<BlockId, List<Arrow>> leaving =
        picture.arrows().stream().collect(Collectors.groupingBy(Arrow::from));
    for (Box box : picture.boxes()) {
      double width = measure.width(box, leaving.getOrDefault(box.block(), List.of()));
      nodes.put(box.block(), graph.node(width, measure.height(box)));
    }
    Line entry = graph.line(start, nodes.get(picture.entry()));
    picture.arrows().forEach(this::connect);
    return result(graph.place(), start, entry);
  }

  private void connect(Arrow arrow) {
    Line line = graph.line(nodes.get(arrow.from()), nodes.get(arrow.to()));
    lines.computeIfAbsent(arrow, a -> new ArrayList<>()).add(line);
  }

  private Placement result(Area whole, Node start, Line entry) {
    Map<Box, Area> boxes = new LinkedHashMap<>();
    picture.boxes().forEach(box -> boxes.put(box, graph.area(nodes.get(box.block()))));
    List<Route> routes = new ArrayList<>();
    routes.add(new Route(Optional.empty(), graph.points(entry)));
    lines.forEach(
        (arrow, drawn) ->
            drawn.forEach(line -> routes.add(new Route(Optional.of(arrow), graph.points(line)))));
    return new Placement(whole.width(), whole.height(), boxes, graph.area(start), routes);
  }
}
