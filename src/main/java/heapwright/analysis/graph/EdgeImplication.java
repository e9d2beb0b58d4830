package heapwright.analysis.graph;

import heapwright.analysis.graph.FlowGraph.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Which edges of a flow graph every run takes that takes a given one, and from that the
 * <em>unconstrained</em> edges: those that dominate no other edge and post-dominate no other (S.
 * Lapierre, annex C, equation 8, after Bertolino and Marré). Runs that take all of them take every
 * edge that a run can take.
 *
 * <p>The published edge graph joins every edge into a node with every edge out of it. Instead each
 * edge is given a node of its own in the middle: the dominance between edges is the same, and the
 * graph stays linear in size. "Every run through e also takes f" then holds just if f is above e in
 * the dominator or in the post-dominator tree, so the two trees together, arrows upwards, are the
 * implication. Its strongly connected components are Agrawal's super blocks; the ones that no other
 * implies are the unconstrained ones, and each of these is a straight chain of edges.
 */
public final class EdgeImplication {
  private final FlowGraph flow;
  private final int nodes;
  private final Dominators dominators;
  private final Dominators postDominators;

  private EdgeImplication(FlowGraph flow) {
    this.flow = flow;
    this.nodes = flow.graph().nodeCount();
    Digraph split = subdivided(flow.graph());
    this.dominators = Dominators.of(split, flow.start());
    this.postDominators = Dominators.of(split.reversed(), flow.stop());
  }

  public static EdgeImplication of(FlowGraph flow) {
    return new EdgeImplication(flow);
  }

  private static Digraph subdivided(Digraph graph) {
    int n = graph.nodeCount();
    Digraph.Builder split = Digraph.builder(n + graph.edgeCount());
    for (int e = 0; e < graph.edgeCount(); e++) {
      split.edge(graph.source(e), n + e);
      split.edge(n + e, graph.target(e));
    }
    return split.build();
  }

  /** Whether some run from the entry to the stop takes the edge at all. */
  public boolean isCoverable(int edge) {
    return dominators.isReachable(nodes + edge) && postDominators.isReachable(nodes + edge);
  }

  public boolean dominates(int above, int below) {
    return dominators.dominates(nodes + above, nodes + below);
  }

  public boolean postDominates(int above, int below) {
    return postDominators.dominates(nodes + above, nodes + below);
  }

  /**
   * Whether every run that takes {@code edge} also takes {@code implied}. Constant time. Edges that
   * no run takes imply nothing.
   */
  public boolean implies(int edge, int implied) {
    return isCoverable(edge) && (dominates(implied, edge) || postDominates(implied, edge));
  }

  /**
   * The unconstrained chains, each as its edges in the order in which they are run, sorted by their
   * first edge. An escape edge is no code, and all that it implies its neighbours imply too, so
   * chains of nothing else are left out.
   */
  public List<List<Integer>> unconstrained() {
    Digraph implication = implicationGraph();
    StronglyConnectedComponents classes = StronglyConnectedComponents.of(implication);
    boolean[] implied = new boolean[classes.count()];
    for (int e = 0; e < implication.edgeCount(); e++) {
      int from = classes.of(implication.source(e));
      int to = classes.of(implication.target(e));
      implied[to] |= from != to;
    }
    List<List<Integer>> chains = new ArrayList<>();
    for (int c = 0; c < classes.count(); c++) {
      if (!implied[c]) {
        chains.add(edgesOf(classes.members(c)));
      }
    }
    chains.removeIf(edges -> edges.stream().allMatch(e -> flow.role(e) == Role.ESCAPE));
    chains.sort((a, b) -> Integer.compare(a.get(0), b.get(0)));
    return List.copyOf(chains);
  }

  /** An arrow from each coverable node of the subdivided graph to its parent in either tree. */
  private Digraph implicationGraph() {
    int size = nodes + flow.graph().edgeCount();
    Digraph.Builder arrows = Digraph.builder(size);
    IntStream.range(0, size)
        .filter(v -> dominators.isReachable(v) && postDominators.isReachable(v))
        .forEach(
            v -> {
              addArrow(arrows, v, dominators.immediate(v));
              addArrow(arrows, v, postDominators.immediate(v));
            });
    return arrows.build();
  }

  private static void addArrow(Digraph.Builder arrows, int from, OptionalInt to) {
    to.ifPresent(above -> arrows.edge(from, above));
  }

  private List<Integer> edgesOf(List<Integer> members) {
    return members.stream()
        .filter(v -> v >= nodes)
        .map(v -> v - nodes)
        .filter(this::isCoverable)
        .sorted(this::inRunOrder)
        .toList();
  }

  private int inRunOrder(int a, int b) {
    if (a == b) {
      return 0;
    }
    return dominates(a, b) ? -1 : 1;
  }
}
