package heapwright.app;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.method.FoundInputs;
import heapwright.method.standard.fault.Findings;

/**
 * What was found out about a function.
 *
 * @param seconds that the method took for the inputs and the proofs
 */
record FunctionResult(
    Function function,
    CoverageLedger ledger,
    FoundInputs harvest,
    Findings findings,
    double seconds) {}
