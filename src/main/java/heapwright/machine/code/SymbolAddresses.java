package heapwright.machine.code;

import heapwright.ir.SymbolId;

/** Where functions and objects with static storage have their place. */
interface SymbolAddresses {
  long addressOf(SymbolId symbol);
}
