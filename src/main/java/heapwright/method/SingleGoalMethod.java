package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.goal.reach.Instrumentation.Instrumented;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Pursues one goal with a method for many: any of the goal's decisions suffices. */
public final class SingleGoalMethod {
  private final Instrumented target;
  private final CoverageMethod method;
  private final List<String> assumptions;
  private final LongSupplier clock;

  /**
   * @param method for the instrumented program
   * @param assumptions what every proof takes for granted
   * @param clock in nanoseconds
   */
  public SingleGoalMethod(
      Instrumented target, CoverageMethod method, List<String> assumptions, LongSupplier clock) {
    this.target = target;
    this.method = method;
    this.assumptions = List.copyOf(assumptions);
    this.clock = clock;
  }

  public ReachResult pursue(Budget budget) {
    if (target.reached().isEmpty()) {
      return new ReachResult.Unreachable(List.of());
    }
    CoverageLedger ledger =
        new CoverageLedger(new Criterion.Branches(), target.reached(), clock).assuming(assumptions);
    Budget untilReached = budget.until(() -> isReached(ledger));
    FoundInputs foundInputs = method.pursue(target.function(), ledger, untilReached);
    return input(foundInputs).orElseGet(() -> without(ledger));
  }

  private static boolean isReached(CoverageLedger ledger) {
    return ledger.covered() > 0;
  }

  private Optional<ReachResult> input(FoundInputs foundInputs) {
    return foundInputs.tests().stream()
        .filter(t -> target.reached().stream().anyMatch(goal -> goal.isMetBy(t.visits())))
        .findFirst()
        .map(ReachResult.Input::new);
  }

  private ReachResult without(CoverageLedger ledger) {
    List<Verdict.Infeasible> proofs = new ArrayList<>();
    for (Goal goal : target.reached()) {
      Optional<Verdict.Infeasible> proof = ledger.proof(goal);
      if (proof.isEmpty()) {
        return new ReachResult.Unknown(ledger.cause(goal));
      }
      proofs.add(proof.get());
    }
    return new ReachResult.Unreachable(proofs.stream().distinct().toList());
  }
}
