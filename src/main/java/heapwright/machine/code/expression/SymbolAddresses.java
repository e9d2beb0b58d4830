package heapwright.machine.code.expression;

import heapwright.ir.code.SymbolId;

/** Where functions and objects with static storage have their place. */
public interface SymbolAddresses {
  long addressOf(SymbolId symbol);
}
