package heapwright.app;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.method.Harvest;
import heapwright.method.standard.fault.Findings;

/**
 * What was found out about a function.
 *
 * @param seconds that the method took for the inputs and the proofs
 */
record Generated(
    Function function, CoverageLedger ledger, Harvest harvest, Findings findings, double seconds) {}
