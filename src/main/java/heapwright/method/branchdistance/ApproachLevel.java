package heapwright.method.branchdistance;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.analysis.graph.BreadthFirstSearch.Link;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many decisions are left from each of a function's decisions to a goal. */
final class ApproachLevel {
  private static final int NOWHERE = Integer.MAX_VALUE;

  /**
   * A decision from which a goal can be reached.
   *
   * @param level decisions that have to come out rightly, this one included
   * @param after how many are left behind each outcome; none where only the goal can follow
   * @param right the outcomes behind which fewest are left
   */
  record Turn(Terminator terminator, int level, int[] after, List<Integer> right) {}

  private final Function function;
  private final ControlFlowGraph flow;
  private final int[] levels;
  private final Map<DecisionId, Turn> turns = new HashMap<>();

  /**
   * @param edges taking one of these meets the goal
   */
  ApproachLevel(Function function, List<Edge> edges) {
    this.function = function;
    flow = ControlFlowGraph.of(function);
    levels = levels(edges);
    for (BasicBlock block : function.blocks()) {
      block
          .terminator()
          .decided()
          .filter(decision -> levels[block.id().index()] != NOWHERE)
          .ifPresent(decision -> turns.put(decision, turn(block, edges)));
    }
  }

  /** From the goal's edges backwards; only decisions count. */
  private int[] levels(List<Edge> edges) {
    Map<BlockId, Integer> behind =
        BreadthFirstSearch.distances(
            edges.stream().map(Edge::from).toList(),
            block ->
                flow.in(block).stream()
                    .map(edge -> new Link<>(edge.from(), weight(block)))
                    .toList());
    int[] levels = new int[function.blocks().size()];
    Arrays.fill(levels, NOWHERE);
    behind.forEach((block, level) -> levels[block.index()] = level + weight(block));
    return levels;
  }

  private int weight(BlockId block) {
    return function.block(block).terminator().successors().size() > 1 ? 1 : 0;
  }

  private Turn turn(BasicBlock block, List<Edge> edges) {
    List<BlockId> successors = block.terminator().successors();
    List<Edge> out = flow.out(block.id());
    int[] after = new int[successors.size()];
    int least = NOWHERE;
    for (int i = 0; i < after.length; i++) {
      after[i] = edges.contains(out.get(i)) ? 0 : levels[successors.get(i).index()];
      least = Math.min(least, after[i]);
    }
    List<Integer> right = new ArrayList<>();
    for (int i = 0; i < after.length; i++) {
      if (after[i] == least) {
        right.add(i);
      }
    }
    return new Turn(block.terminator(), levels[block.id().index()], after, List.copyOf(right));
  }

  /** What decisions mean for the goal; those from which no path leads to it are not among them. */
  Map<DecisionId, Turn> turns() {
    return turns;
  }
}
