package heapwright.app.suite;

import heapwright.goal.CoverageLedger;
import heapwright.ir.code.Function;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.fault.FaultSearch;

/**
 * What was found out about a function.
 *
 * @param seconds that the method took for the inputs and the proofs
 */
public record FunctionResult(
    Function function,
    CoverageLedger ledger,
    FoundInputs inputs,
    FaultSearch.Findings findings,
    double seconds) {

  /** One object stands for one function: comparing all that was found would cost more than it. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
