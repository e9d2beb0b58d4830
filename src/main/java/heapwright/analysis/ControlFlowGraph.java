package heapwright.analysis;

import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.graph.DepthFirstSearch;
import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.Dominators;
import heapwright.analysis.graph.FlowGraph;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import java.util.ArrayList;
import java.util.List;

/**
 * The blocks of a function and the edges between them, each labelled with the outcome that it
 * stands for. Edges are in the order of the blocks and, within a block, of its outcomes.
 */
public final class ControlFlowGraph {
  private final Function function;
  private final List<Edge> edges;
  private final Digraph graph;
  private final DepthFirstSearch walk;

  private ControlFlowGraph(Function function, List<Edge> edges, Digraph graph) {
    this.function = function;
    this.edges = List.copyOf(edges);
    this.graph = graph;
    this.walk = DepthFirstSearch.walk(graph, BlockId.ENTRY.index());
  }

  public static ControlFlowGraph of(Function function) {
    List<Edge> edges = new ArrayList<>();
    Digraph.Builder graph = Digraph.builder(function.blocks().size());
    for (BasicBlock block : function.blocks()) {
      List<Outcome> outcomes = Outcome.of(block.terminator());
      List<BlockId> successors = block.terminator().successors();
      for (int i = 0; i < successors.size(); i++) {
        int number = graph.edge(block.id().index(), successors.get(i).index());
        edges.add(new Edge(new EdgeId(number), block.id(), successors.get(i), outcomes.get(i)));
      }
    }
    return new ControlFlowGraph(function, edges, graph.build());
  }

  public Function function() {
    return function;
  }

  public List<Edge> edges() {
    return edges;
  }

  public Edge edge(EdgeId id) {
    return edges.get(id.index());
  }

  /** The edges out of a block, in the order of its outcomes. */
  public List<Edge> out(BlockId block) {
    return graph.outEdges(block.index()).mapToObj(edges::get).toList();
  }

  public List<Edge> in(BlockId block) {
    return graph.inEdges(block.index()).mapToObj(edges::get).toList();
  }

  /** Whether any path from the function's entry leads to the block. */
  public boolean isReachable(BlockId block) {
    return walk.reaches(block.index());
  }

  public boolean isReachable(Edge edge) {
    return isReachable(edge.from());
  }

  /** The reachable blocks, each before those that follow it, except along back edges. */
  public List<BlockId> reversePostOrder() {
    return walk.reversePostOrder().mapToObj(BlockId::new).toList();
  }

  /** Between blocks, by their indices. */
  public Dominators dominators() {
    return Dominators.of(graph, BlockId.ENTRY.index());
  }

  Digraph graph() {
    return graph;
  }

  FlowGraph flow() {
    return FlowGraph.of(graph, BlockId.ENTRY.index());
  }
}
