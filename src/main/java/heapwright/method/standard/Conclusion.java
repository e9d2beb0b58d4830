package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What follows from a search that has ended for the goals that it did not meet. */
final class Conclusion {
  private static final List<String> ASSUMPTIONS =
      List.of(
          "no undefined behaviour before",
          "functions that are only declared do nothing but answer",
          "objects of incompatible types do not overlap",
          "printing to standard output succeeds");

  private final CoverageLedger ledger;
  private final Doubts doubts;
  private final Set<Goal> crossed;
  private final Optional<String> mishap;
  private final List<Function> asked;
  private final boolean admitted;

  /**
   * @param crossed goals that some way came by
   * @param mishap what went wrong with inputs for them
   * @param asked the preconditions
   * @param admitted whether some way comes to the call of the function itself
   */
  Conclusion(
      CoverageLedger ledger,
      Doubts doubts,
      Set<Goal> crossed,
      Optional<String> mishap,
      List<Function> asked,
      boolean admitted) {
    this.asked = List.copyOf(asked);
    this.admitted = admitted;
    this.ledger = ledger;
    this.doubts = doubts;
    this.crossed = Set.copyOf(crossed);
    this.mishap = mishap;
  }

  void draw() {
    for (Goal goal : ledger.open()) {
      if (crossed.contains(goal)) {
        String why = mishap.map(kind -> " (" + kind + ")").orElse("");
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
    List<String> assumptions = new ArrayList<>();
    asked.forEach(precondition -> assumptions.add(precondition.name() + " holds"));
    assumptions.addAll(ASSUMPTIONS);
    String reason =
        admitted
            ? "every way through the function was followed, and none comes by"
            : "no input satisfies "
                + asked.stream().map(Function::name).collect(Collectors.joining(" and "));
    return new Verdict.Infeasible(Verdict.Proof.ALL_WAYS_EXHAUSTED, reason, assumptions);
  }
}
