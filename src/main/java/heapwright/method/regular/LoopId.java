package heapwright.method.regular;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;

/** A loop of a function. */
record LoopId(SymbolId function, BlockId header) {}
