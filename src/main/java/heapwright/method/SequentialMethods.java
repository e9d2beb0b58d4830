package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Several methods one after the other, each with some of the time, until no goal is open. */
public final class SequentialMethods implements CoverageMethod {
  /** A method and how long it may take. */
  public record Turn(CoverageMethod method, Duration time) {}

  private final List<Turn> turns;

  public SequentialMethods(List<Turn> turns) {
    this.turns = List.copyOf(turns);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    List<ExecutedInput> tests = new ArrayList<>();
    List<ExecutedInput> faults = new ArrayList<>();
    for (Turn turn : turns) {
      if (!ledger.isSettled() && !budget.isUsedUp()) {
        Budget own = Budget.ofWork(turn.time());
        FoundInputs harvest =
            turn.method().pursue(function, ledger, () -> own.isUsedUp() || budget.isUsedUp());
        tests.addAll(harvest.tests());
        faults.addAll(harvest.faults());
      }
    }
    return new FoundInputs(tests, faults);
  }
}
