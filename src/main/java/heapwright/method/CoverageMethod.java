package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;

/** Pursues the goals of a function. */
public interface CoverageMethod {
  /**
   * Finds inputs until no goal is open or the budget is used up. The ledger learns which goals were
   * met, which were proved infeasible, and why the others stay open.
   */
  FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget);
}
