package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.proof.InvariantProofs;
import heapwright.method.run.FoundInputs;

/**
 * Spends more time on invariants of functions with open goals than is worthwhile before a search:
 * finds no input, but may prove goals for which no search ends.
 */
public final class PreciseInvariants implements CoverageMethod {
  private final InvariantProofs invariants;

  public PreciseInvariants(Program program) {
    invariants = new InvariantProofs(program);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    invariants.enterInto(ledger, budget);
    return FoundInputs.NONE;
  }
}
