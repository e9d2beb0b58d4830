package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import java.util.List;

/**
 * Looks for invariants of the functions with open goals for longer than one would before a search:
 * finds no input, but may prove what no search ends for.
 */
public final class PreciseInvariants implements CoverageMethod {
  private final InvariantProofs invariants;

  public PreciseInvariants(Program program) {
    invariants = new InvariantProofs(program);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    invariants.enterInto(ledger, budget);
    return new FoundInputs(List.of(), List.of());
  }
}
