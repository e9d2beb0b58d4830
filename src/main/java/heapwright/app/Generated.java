package heapwright.app;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.method.Harvest;

/** What a method found out about a function. */
record Generated(Function function, CoverageLedger ledger, Harvest harvest, double seconds) {}
