package heapwright.machine.code.processor;

import heapwright.ir.code.Function;

/** What code reports to the processor's observer. */
public enum ObservedEvents {
  NOTHING,
  /** The path. */
  PATH,
  /** The path through the user's functions, and what their decisions compare. */
  COMPARISONS,
  /** The path, each statement of the representation, and all that is written to memory. */
  STATEMENTS,
  /** The path through the user's functions, and their registers at each decision. */
  STATES;

  /** Whether a function's code reports at all. */
  public boolean covers(Function function) {
    return this == PATH || this == STATEMENTS || this != NOTHING && !function.span().isOurs();
  }
}
