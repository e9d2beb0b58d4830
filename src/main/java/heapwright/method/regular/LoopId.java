package heapwright.method.regular;

import heapwright.ir.BlockId;
import heapwright.ir.SymbolId;

/** A loop of a function. */
record LoopId(SymbolId function, BlockId header) {}
