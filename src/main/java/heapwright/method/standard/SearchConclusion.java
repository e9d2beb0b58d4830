package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What follows from a search that has ended for the goals that it did not meet. */
final class SearchConclusion {
  private final CoverageLedger ledger;
  private final UnfollowedPaths doubts;
  private final Set<Goal> crossed;
  private final java.util.function.Function<Goal, Optional<String>> mishap;
  private final List<Function> asked;
  private final int followed;
  private final Supplier<List<String>> assumptions;

  /**
   * @param crossed goals that some path met
   * @param mishap why the input that met one of them became no test
   * @param asked the preconditions
   * @param followed how many paths of the function itself came to an end; none if no input
   *     satisfies the preconditions
   * @param assumptions what the search takes for granted
   */
  SearchConclusion(
      CoverageLedger ledger,
      UnfollowedPaths doubts,
      Set<Goal> crossed,
      java.util.function.Function<Goal, Optional<String>> mishap,
      List<Function> asked,
      int followed,
      Supplier<List<String>> assumptions) {
    this.asked = List.copyOf(asked);
    this.followed = followed;
    this.assumptions = assumptions;
    this.ledger = ledger;
    this.doubts = doubts;
    this.crossed = Set.copyOf(crossed);
    this.mishap = mishap;
  }

  void draw() {
    for (Goal goal : ledger.open()) {
      if (crossed.contains(goal)) {
        String why = mishap.apply(goal).map(kind -> " (" + kind + ")").orElse("");
        ledger.leave(goal, "no input was found with which the call ends well after it" + why);
      } else {
        doubts
            .about(goal)
            .ifPresentOrElse(
                cause -> ledger.leave(goal, cause), () -> ledger.prove(goal, exhausted()));
      }
    }
  }

  private Verdict.Infeasible exhausted() {
    List<String> taken = new ArrayList<>();
    asked.forEach(precondition -> taken.add(precondition.name() + " holds"));
    taken.addAll(assumptions.get());
    String reason =
        followed > 0
            ? "every path through the function was followed (" + followed + "), and none comes by"
            : "no input satisfies "
                + asked.stream().map(Function::name).collect(Collectors.joining(" and "));
    return new Verdict.Infeasible(Verdict.Proof.ALL_PATHS_EXHAUSTED, reason, taken);
  }
}
