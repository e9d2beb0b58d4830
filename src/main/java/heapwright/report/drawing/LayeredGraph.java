package heapwright.report.drawing;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.CycleBreakingStrategy;
import org.eclipse.elk.alg.layered.options.FixedAlignment;
import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.Alignment;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortAlignment;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.core.util.NullElkProgressMonitor;
import org.eclipse.elk.graph.ElkConnectableShape;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Boxes and lines between them, placed with ELK's layered algorithm. Callers give sizes and get
 * places; the only class that knows ELK, so that nothing of it is loaded until something is drawn.
 */
public final class LayeredGraph {
  /** Above this, the exact placement takes longer than it is worth. */
  private static final int MANY = 300;

  /** Something that lines begin and end at. */
  public sealed interface End permits Node, Port {}

  /** A box. */
  public record Node(int index) implements End {}

  /** A place on the rim of a box. */
  public record Port(int index) implements End {}

  /** A line with an arrow head. */
  public record Line(int index) {}

  /** A side of a box. */
  public enum Side {
    LEFT,
    RIGHT
  }

  private final ElkNode root = ElkGraphUtil.createGraph();
  private final List<ElkNode> nodes = new ArrayList<>();
  private final List<ElkPort> ports = new ArrayList<>();
  private final List<ElkEdge> lines = new ArrayList<>();
  private boolean balanced;

  private LayeredGraph(Direction direction) {
    // Registers how ELK copies its own types, which the layout relies on.
    LayoutMetaDataService.getInstance();
    root.setProperty(LayeredOptions.DIRECTION, direction);
    root.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    root.setProperty(LayeredOptions.PADDING, new ElkPadding(4));
    root.setProperty(LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, OrderingStrategy.PREFER_EDGES);
    root.setProperty(LayeredOptions.FEEDBACK_EDGES, true);
    root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 12.0);
  }

  /** Lines lead downwards, but for those against the order in which the boxes are added. */
  public static LayeredGraph downwards() {
    LayeredGraph graph = new LayeredGraph(Direction.DOWN);
    graph.root.setProperty(
        LayeredOptions.CYCLE_BREAKING_STRATEGY, CycleBreakingStrategy.MODEL_ORDER);
    graph.spacing(36, 18, 40, 22);
    return graph;
  }

  /** Lines lead to the right; there are to be no cycles. */
  public static LayeredGraph rightwards() {
    LayeredGraph graph = new LayeredGraph(Direction.RIGHT);
    graph.spacing(26, 14, 44, 16);
    graph.root.setProperty(LayeredOptions.SEPARATE_CONNECTED_COMPONENTS, false);
    return graph;
  }

  /** Puts a box into the middle of those that its lines lead to, rather than lines straight. */
  public void balance() {
    balanced = true;
    root.setProperty(LayeredOptions.NODE_PLACEMENT_BK_FIXED_ALIGNMENT, FixedAlignment.BALANCED);
  }

  private void spacing(double boxes, double lineToBox, double layers, double lineToLayer) {
    root.setProperty(LayeredOptions.SPACING_NODE_NODE, boxes);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE, lineToBox);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, layers);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, lineToLayer);
  }

  /** Adds a box. */
  public Node node(double width, double height) {
    ElkNode node = ElkGraphUtil.createNode(root);
    node.setDimensions(width, height);
    node.setProperty(LayeredOptions.PORT_ALIGNMENT_DEFAULT, PortAlignment.DISTRIBUTED);
    node.setProperty(LayeredOptions.ALIGNMENT, Alignment.LEFT);
    nodes.add(node);
    return new Node(nodes.size() - 1);
  }

  /** Puts a box, to which no line leads, before all others. */
  public void first(Node node) {
    nodes
        .get(node.index())
        .setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.FIRST);
  }

  /** Adds a place for lines to a side of a box, so far below its top. */
  public Port port(Node node, Side side, double down) {
    ElkNode owner = nodes.get(node.index());
    owner.setProperty(LayeredOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_POS);
    ElkPort port = ElkGraphUtil.createPort(owner);
    port.setProperty(LayeredOptions.PORT_SIDE, side == Side.LEFT ? PortSide.WEST : PortSide.EAST);
    port.setLocation(side == Side.LEFT ? 0 : owner.getWidth(), down);
    ports.add(port);
    return new Port(ports.size() - 1);
  }

  /** Adds a line. */
  public Line line(End from, End to) {
    lines.add(ElkGraphUtil.createSimpleEdge(shape(from), shape(to)));
    return new Line(lines.size() - 1);
  }

  private ElkConnectableShape shape(End end) {
    return end instanceof Node node ? nodes.get(node.index()) : ports.get(((Port) end).index());
  }

  /** Gives everything its place, and returns the size of the whole. */
  public Area place() {
    root.setProperty(
        LayeredOptions.NODE_PLACEMENT_STRATEGY,
        balanced || nodes.size() > MANY
            ? NodePlacementStrategy.BRANDES_KOEPF
            : NodePlacementStrategy.NETWORK_SIMPLEX);
    new LayeredLayoutProvider().layout(root, new NullElkProgressMonitor());
    return new Area(0, 0, root.getWidth(), root.getHeight());
  }

  /** Where a box came to lie. */
  public Area area(Node node) {
    ElkNode placed = nodes.get(node.index());
    return new Area(placed.getX(), placed.getY(), placed.getWidth(), placed.getHeight());
  }

  /** Where a line runs, from its tail to its head. */
  public List<Point> points(Line line) {
    List<Point> points = new ArrayList<>();
    for (ElkEdgeSection section : lines.get(line.index()).getSections()) {
      points.add(new Point(section.getStartX(), section.getStartY()));
      section.getBendPoints().forEach(p -> points.add(new Point(p.getX(), p.getY())));
      points.add(new Point(section.getEndX(), section.getEndY()));
    }
    return points;
  }
}
