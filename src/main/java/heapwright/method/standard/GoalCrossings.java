package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.method.proof.GoalEdges;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The crossings that meet goals, as far as a crossing alone shows it. */
final class GoalCrossings {
  private final Map<Goal, List<BlockCrossing>> crossings = new LinkedHashMap<>();
  private final Map<BlockCrossing, List<Goal>> goals = new LinkedHashMap<>();

  GoalCrossings(GoalEdges edges, Collection<Goal> goals) {
    for (Goal goal : goals) {
      crossings.put(
          goal,
          edges.of(goal).stream()
              .map(edge -> new BlockCrossing(goal.function(), edge.from(), edge.to()))
              .distinct()
              .toList());
      for (BlockCrossing crossing : crossings.get(goal)) {
        this.goals.computeIfAbsent(crossing, c -> new ArrayList<>()).add(goal);
      }
    }
  }

  /** The goals that are aimed at. */
  Set<Goal> goals() {
    return crossings.keySet();
  }

  /** Where a goal may be met. */
  List<BlockCrossing> crossings(Goal goal) {
    return crossings.get(goal);
  }

  List<Goal> at(BlockCrossing crossing) {
    return goals.getOrDefault(crossing, List.of());
  }

  Set<BlockCrossing> crossings() {
    return goals.keySet();
  }
}
