package heapwright.method.regular;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.method.proof.GoalEdges;
import heapwright.symbolic.path.Frame;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** How many edges of a function lie between a block and the nearest goal. A guess, no more. */
final class GoalDistance {
  private static final int FAR = Integer.MAX_VALUE;

  private record Place(SymbolId function, BlockId block) {}

  /** An edge of a function whose taking meets a goal. */
  record Finish(SymbolId function, BlockId from, BlockId to) {}

  private final Map<Place, Integer> distances = new HashMap<>();
  private final Set<Finish> finishes = new LinkedHashSet<>();

  GoalDistance(Program program, Collection<Goal> goals) {
    GoalEdges edges = new GoalEdges(program);
    for (Goal goal : goals) {
      Deque<BlockId> open = new ArrayDeque<>();
      for (Edge edge : edges.of(goal)) {
        finishes.add(new Finish(goal.function(), edge.from(), edge.to()));
        distances.put(new Place(goal.function(), edge.from()), 0);
        open.add(edge.from());
      }
      ControlFlowGraph graph = ControlFlowGraph.of(program.functions().get(goal.function()));
      while (!open.isEmpty()) {
        BlockId at = open.remove();
        int next = distances.get(new Place(goal.function(), at)) + 1;
        for (Edge edge : graph.in(at)) {
          Place before = new Place(goal.function(), edge.from());
          if (distances.getOrDefault(before, FAR) > next) {
            distances.put(before, next);
            open.add(edge.from());
          }
        }
      }
    }
  }

  int of(Frame frame) {
    return distances.getOrDefault(new Place(frame.function().symbol(), frame.block()), FAR);
  }

  boolean isFinish(Frame from, BlockId to) {
    return finishes.contains(new Finish(from.function().symbol(), from.block(), to));
  }
}
