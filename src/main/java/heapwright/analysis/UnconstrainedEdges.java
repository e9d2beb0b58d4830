package heapwright.analysis;

import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.EdgeImplication;
import heapwright.analysis.graph.FlowGraph;
import heapwright.analysis.graph.FlowGraph.Role;
import heapwright.ir.code.BlockId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The few edges that tests target: runs that take the unconstrained edges of a function take every
 * edge that a run can take. An edge is unconstrained if it dominates no other edge and
 * post-dominates no other; a chain of edges counts as one. See {@link EdgeImplication} for the
 * sources.
 */
public final class UnconstrainedEdges {
  /**
   * A straight piece of a function: a run that takes one of its edges takes them all, in this
   * order.
   *
   * @param edges none for the straight function of one block
   * @param blocks those that can only be run as a part of this chain
   */
  public record Chain(List<Edge> edges, List<BlockId> blocks) {
    public Chain {
      edges = List.copyOf(edges);
      blocks = List.copyOf(blocks);
    }

    /** The edge that stands for the chain: its first, which is the one that a decision chooses. */
    public Optional<Edge> representative() {
      return edges.stream().findFirst();
    }
  }

  private final List<Chain> chains;
  private final Set<EdgeId> representatives;
  private final EdgeImplication implication;

  private UnconstrainedEdges(List<Chain> chains, EdgeImplication implication) {
    this.chains = chains;
    this.implication = implication;
    this.representatives =
        chains.stream()
            .flatMap(chain -> chain.representative().stream())
            .map(Edge::id)
            .collect(Collectors.toUnmodifiableSet());
  }

  public static UnconstrainedEdges of(ControlFlowGraph graph) {
    FlowGraph flow = graph.flow();
    EdgeImplication implication = EdgeImplication.of(flow);
    List<Chain> chains =
        implication.unconstrained().stream().map(edges -> chain(graph, flow, edges)).toList();
    return new UnconstrainedEdges(chains, implication);
  }

  /** In the order of their first edges. A function always has one, be it straight through. */
  public List<Chain> chains() {
    return chains;
  }

  /** Whether the edge stands for an unconstrained chain. */
  public boolean contains(Edge edge) {
    return representatives.contains(edge.id());
  }

  /** Whether a run that takes the edge has taken, or will take, the other too. */
  public boolean implies(Edge edge, Edge other) {
    return implication.implies(edge.id().index(), other.id().index());
  }

  private static Chain chain(ControlFlowGraph graph, FlowGraph flow, List<Integer> edges) {
    Digraph nodes = flow.graph();
    Stream<BlockId> within = edges.stream().skip(1).map(e -> new BlockId(nodes.source(e)));
    return new Chain(
        edges.stream()
            .filter(e -> flow.role(e) == Role.FLOW)
            .map(e -> graph.edge(new EdgeId(e)))
            .toList(),
        within.toList());
  }
}
