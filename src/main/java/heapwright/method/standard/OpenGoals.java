package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.method.path.BlockCrossing;
import heapwright.method.proof.GoalEdges;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a search aims at: the open goals, and the distances to them. */
final class OpenGoals {
  /** How many inputs are tried at the crossing itself; later ones only where the call ends. */
  private static final int EARLY = 3;

  /** The part of the goals that may be settled before distances are measured anew. */
  private static final int PART = 64;

  private final GoalEdges edges;
  private final CoverageLedger ledger;
  private final GoalDistances distances;
  private final Map<Goal, Integer> early = new HashMap<>();
  private final Set<Goal> reached = new HashSet<>();
  private final Set<Goal> postponed = new HashSet<>();
  private GoalCrossings targets;

  /** Every call executes these; they only need one that ends well. */
  private List<Goal> unavoidable = List.of();

  OpenGoals(GoalEdges edges, CoverageLedger ledger, GoalDistances distances) {
    this.edges = edges;
    this.ledger = ledger;
    this.distances = distances;
    setTargets(wanted());
  }

  /**
   * Goals were met or proved: aims at the others. With very many goals, only after some of them: a
   * goal that is settled is harmless among those aimed at, and one that is not must be there.
   */
  void renew() {
    List<Goal> wanted = wanted();
    int settled = targets.goals().size() - wanted.size();
    if (PART * settled >= targets.goals().size() || !targets.goals().containsAll(wanted)) {
      setTargets(wanted);
    }
  }

  private void setTargets(List<Goal> wanted) {
    targets = new GoalCrossings(edges, wanted);
    unavoidable = targets.goals().stream().filter(g -> targets.crossings(g).isEmpty()).toList();
    reached.addAll(unavoidable);
    distances.setTargets(targets.crossings());
  }

  private List<Goal> wanted() {
    return ledger.open().stream().filter(goal -> !postponed.contains(goal)).toList();
  }

  /**
   * A function without goals still gets one test.
   *
   * @param hasTest whether some input has become a test
   */
  boolean areMet(boolean hasTest) {
    return wanted().isEmpty() && (hasTest || !ledger.goals().isEmpty());
  }

  GoalCrossings targets() {
    return targets;
  }

  /** The goals that are met where a path goes from one block to another. */
  List<Goal> at(BlockCrossing crossing) {
    return targets.at(crossing).stream().filter(ledger::isOpen).toList();
  }

  boolean isOpen(Goal goal) {
    return ledger.isOpen(goal);
  }

  /** Some input meets these goals; whether it is one of the first. */
  boolean reach(List<Goal> goals) {
    reached.addAll(goals);
    return goals.stream().anyMatch(goal -> early.merge(goal, 1, Integer::sum) <= EARLY);
  }

  /** Whether only few paths have met one of these goals. */
  boolean areNew(List<Goal> goals) {
    return goals.stream().anyMatch(goal -> isOpen(goal) && early.getOrDefault(goal, 0) <= EARLY);
  }

  /** Those that some path has met. */
  Set<Goal> reached() {
    return reached;
  }

  void postpone(List<Goal> goals) {
    postponed.addAll(goals);
    setTargets(wanted());
  }

  /** Whether only the path's end is of interest. */
  boolean hasUnconfirmed(OpenPath prefix) {
    return ledger.goals().isEmpty()
        || unavoidable.stream().anyMatch(ledger::isOpen)
        || prefix.unconfirmed().stream().anyMatch(ledger::isOpen);
  }

  /**
   * From a goal, or from the end where that is of interest; {@link GoalDistances#NOWHERE} if none
   * is.
   */
  int distance(OpenPath prefix) {
    return hasUnconfirmed(prefix)
        ? Math.min(distances.toEnd(prefix.state().frame()), GoalDistances.NOWHERE - 1) / 2
        : distances.toGoal(prefix.state().frame());
  }

  /** How far a path is from a goal before its last turn has been looked at. */
  int ahead(OpenPath prefix) {
    boolean arrives =
        prefix.crossing().map(targets::at).orElse(List.of()).stream().anyMatch(ledger::isOpen);
    return arrives ? Frontier.ARRIVES : distance(prefix);
  }

  /** The crossings that meet goals, as far as a crossing alone shows it. */
  static final class GoalCrossings {
    private final Map<Goal, List<BlockCrossing>> crossings = new LinkedHashMap<>();
    private final Map<BlockCrossing, List<Goal>> goals = new LinkedHashMap<>();

    GoalCrossings(GoalEdges edges, Collection<Goal> goals) {
      for (Goal goal : goals) {
        crossings.put(
            goal,
            edges.of(goal).stream()
                .map(edge -> BlockCrossing.of(goal.function(), edge))
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
}
