package heapwright.method.branchdistance;

import heapwright.goal.Goal;
import heapwright.ir.source.DecisionId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The outcomes of a function that no run is known to take, beside those that a stretch aims at: to
 * notice that one is taken costs far less than to measure how near it was.
 */
final class OpenOutcomes {
  private record Taken(DecisionId decision, int outcome) {}

  private final Map<DecisionId, BitSet> open = new HashMap<>();
  private final List<Taken> taken = new ArrayList<>();
  private boolean isFilled;

  /** The first goals are all that matter: later ones are among them. */
  void fill(List<Goal> goals) {
    if (!isFilled) {
      isFilled = true;
      goals.stream()
          .filter(Goal.Branch.class::isInstance)
          .map(Goal.Branch.class::cast)
          .forEach(goal -> goal.outcomes().forEach(outcome -> outcomes(goal).set(outcome)));
    }
  }

  private BitSet outcomes(Goal.Branch goal) {
    return open.computeIfAbsent(goal.decision(), d -> new BitSet());
  }

  /** Another run begins. */
  void begin() {
    taken.clear();
  }

  void decided(DecisionId decision, int outcome) {
    if (!open.isEmpty() && open.containsKey(decision) && open.get(decision).get(outcome)) {
      taken.add(new Taken(decision, outcome));
    }
  }

  /** Whether the run took some; they are not open any more. */
  boolean close() {
    taken.forEach(way -> open.get(way.decision()).clear(way.outcome()));
    return !taken.isEmpty();
  }
}
