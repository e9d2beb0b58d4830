package heapwright.report.flow;

import heapwright.ir.BlockId;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import heapwright.report.flow.Placement.Area;
import heapwright.report.flow.Placement.Point;
import heapwright.report.flow.Placement.Route;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.CycleBreakingStrategy;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortAlignment;
import org.eclipse.elk.core.util.NullElkProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Places a picture with ELK's layered algorithm: control runs downwards, loops come back at the
 * side. The only class that knows ELK, so that nothing of it is loaded until something is drawn.
 */
final class LayeredLayout {
  private static final double START_SIZE = 12;

  /** Above this, the exact placement takes longer than it is worth. */
  private static final int MANY = 300;

  private final FlowPicture picture;
  private final Measure measure;
  private final ElkNode root = ElkGraphUtil.createGraph();
  private final Map<BlockId, ElkNode> nodes = new HashMap<>();
  private final Map<Arrow, List<ElkEdge>> edges = new LinkedHashMap<>();

  LayeredLayout(FlowPicture picture, Measure measure) {
    this.picture = picture;
    this.measure = measure;
  }

  Placement place() {
    // Registers how ELK copies its own types, which the layout relies on.
    LayoutMetaDataService.getInstance();
    configure();
    ElkNode start = ElkGraphUtil.createNode(root);
    start.setDimensions(START_SIZE, START_SIZE);
    Map<BlockId, List<Arrow>> leaving =
        picture.arrows().stream().collect(Collectors.groupingBy(Arrow::from));
    for (Box box : picture.boxes()) {
      ElkNode node = ElkGraphUtil.createNode(root);
      node.setDimensions(
          measure.width(box, leaving.getOrDefault(box.block(), List.of())), measure.height(box));
      node.setProperty(LayeredOptions.PORT_ALIGNMENT_DEFAULT, PortAlignment.DISTRIBUTED);
      nodes.put(box.block(), node);
    }
    ElkEdge entry = ElkGraphUtil.createSimpleEdge(start, nodes.get(picture.entry()));
    picture.arrows().forEach(this::connect);
    new LayeredLayoutProvider().layout(root, new NullElkProgressMonitor());
    return result(start, entry);
  }

  private void configure() {
    root.setProperty(LayeredOptions.DIRECTION, Direction.DOWN);
    root.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    root.setProperty(LayeredOptions.PADDING, new ElkPadding(4));
    // The boxes come in reverse post-order, so what points against it is a way back.
    root.setProperty(LayeredOptions.CYCLE_BREAKING_STRATEGY, CycleBreakingStrategy.MODEL_ORDER);
    root.setProperty(LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, OrderingStrategy.PREFER_EDGES);
    root.setProperty(
        LayeredOptions.NODE_PLACEMENT_STRATEGY,
        picture.boxes().size() > MANY
            ? NodePlacementStrategy.BRANDES_KOEPF
            : NodePlacementStrategy.NETWORK_SIMPLEX);
    root.setProperty(LayeredOptions.FEEDBACK_EDGES, true);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE, 36.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE, 18.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 12.0);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 40.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 22.0);
  }

  private void connect(Arrow arrow) {
    ElkNode from = nodes.get(arrow.from());
    ElkEdge edge = ElkGraphUtil.createSimpleEdge(from, nodes.get(arrow.to()));
    edges.computeIfAbsent(arrow, a -> new ArrayList<>()).add(edge);
  }

  private Placement result(ElkNode start, ElkEdge entry) {
    Map<Box, Area> boxes = new LinkedHashMap<>();
    picture.boxes().forEach(box -> boxes.put(box, area(nodes.get(box.block()))));
    List<Route> routes = new ArrayList<>();
    routes.add(new Route(Optional.empty(), points(entry)));
    edges.forEach(
        (arrow, drawn) ->
            drawn.forEach(edge -> routes.add(new Route(Optional.of(arrow), points(edge)))));
    return new Placement(root.getWidth(), root.getHeight(), boxes, area(start), routes);
  }

  private static Area area(ElkNode node) {
    return new Area(node.getX(), node.getY(), node.getWidth(), node.getHeight());
  }

  private static List<Point> points(ElkEdge edge) {
    List<Point> points = new ArrayList<>();
    for (ElkEdgeSection section : edge.getSections()) {
      points.add(new Point(section.getStartX(), section.getStartY()));
      section.getBendPoints().forEach(p -> points.add(new Point(p.getX(), p.getY())));
      points.add(new Point(section.getEndX(), section.getEndY()));
    }
    return points;
  }
}
