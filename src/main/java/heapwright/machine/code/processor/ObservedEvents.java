package heapwright.machine.code.processor;

import heapwright.ir.code.Function;

/** What code reports to the processor's observer. */
public enum ObservedEvents {
  NOTHING {
    @Override
    public boolean covers(Function function) {
      return false;
    }
  },

  /** The path. */
  PATH {
    @Override
    public boolean covers(Function function) {
      return true;
    }
  },

  /** The path through the user's functions, and what their decisions compare. */
  COMPARISONS {
    @Override
    public boolean covers(Function function) {
      return isUsers(function);
    }
  },

  /** The path through the user's functions, and their registers at each decision. */
  STATES {
    @Override
    public boolean covers(Function function) {
      return isUsers(function);
    }
  };

  /** Where the C library's models are. */
  private static final String LIBRARY = "<libc>/";

  private static boolean isUsers(Function function) {
    return !function.span().file().path().startsWith(LIBRARY);
  }

  /** Whether a function's code reports at all. */
  public abstract boolean covers(Function function);
}
