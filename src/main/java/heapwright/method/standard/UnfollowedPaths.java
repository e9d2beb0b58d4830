package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.method.path.BlockCrossing;
import heapwright.method.path.SourceLocationText;
import heapwright.symbolic.path.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Why goals that were not met might be met all the same: paths that were not followed. */
final class UnfollowedPaths {
  private final GoalDistances distances;
  private final Map<Goal, String> causes = new HashMap<>();
  private Optional<String> everywhere = Optional.empty();

  UnfollowedPaths(GoalDistances distances) {
    this.distances = distances;
  }

  /** A path was given up at a place; goals that cannot be reached from there are not concerned. */
  void at(Frame frame, String cause, OpenGoals.GoalCrossings targets) {
    behind(frame, SourceLocationText.of(cause, frame), targets);
  }

  /** As {@link #at}, where the cause is independent of the place. */
  void behind(Frame frame, String cause, OpenGoals.GoalCrossings targets) {
    List<Goal> others = targets.goals().stream().filter(goal -> !causes.containsKey(goal)).toList();
    if (!others.isEmpty()) {
      Set<BlockCrossing.Place> ahead = distances.ahead(frame);
      others.stream()
          .filter(goal -> targets.crossings(goal).stream().anyMatch(c -> isAmong(ahead, c)))
          .forEach(goal -> causes.put(goal, cause));
    }
  }

  private static boolean isAmong(Set<BlockCrossing.Place> places, BlockCrossing crossing) {
    return places.contains(crossing.source());
  }

  /** Whether a path to these goals is feasible is unknown. */
  void about(List<Goal> goals, String cause) {
    goals.forEach(goal -> causes.putIfAbsent(goal, cause));
  }

  /** As {@link #at}, where any goal may be concerned. */
  void everywhere(String cause) {
    everywhere = everywhere.or(() -> Optional.of(cause));
  }

  /**
   * Adds the paths that more time would follow to those that nothing can follow. The former are
   * named first: an alternative that cannot be played costs the proof of a goal, but while paths
   * are open it is not what keeps the goal from being met.
   */
  void join(UnfollowedPaths unfinished) {
    unfinished.everywhere.ifPresent(
        cause -> causes.replaceAll((goal, before) -> both(cause, before)));
    unfinished.causes.forEach(
        (goal, cause) -> causes.merge(goal, cause, (before, now) -> both(now, before)));
    everywhere =
        unfinished
            .everywhere
            .map(cause -> everywhere.map(before -> both(cause, before)).orElse(cause))
            .or(() -> everywhere);
  }

  private static String both(String cause, String other) {
    return other.contains(cause) ? other : cause + "; " + other;
  }

  Optional<String> about(Goal goal) {
    return Optional.ofNullable(causes.get(goal)).or(() -> everywhere);
  }
}
