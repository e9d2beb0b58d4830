package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Several methods one after the other, each with some of the time, until no goal is open. */
public final class InTurn implements CoverageMethod {
  /** A method and how long it may take. */
  public record Turn(CoverageMethod method, Duration time) {}

  private final List<Turn> turns;

  public InTurn(List<Turn> turns) {
    this.turns = List.copyOf(turns);
  }

  @Override
  public Harvest pursue(Function function, CoverageLedger ledger, Budget budget) {
    List<Trial> tests = new ArrayList<>();
    List<Trial> faults = new ArrayList<>();
    for (Turn turn : turns) {
      if (!ledger.isSettled() && !budget.isUsedUp()) {
        Budget own = Budget.ofWork(turn.time());
        Harvest harvest =
            turn.method().pursue(function, ledger, () -> own.isUsedUp() || budget.isUsedUp());
        tests.addAll(harvest.tests());
        faults.addAll(harvest.faults());
      }
    }
    return new Harvest(tests, faults);
  }
}
