package heapwright.machine.code;

import heapwright.ir.SymbolId;

/** Where functions and objects with static storage have their place. */
interface Symbols {
  long addressOf(SymbolId symbol);
}
