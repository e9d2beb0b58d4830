package heapwright.machine.outcome;

import java.util.Locale;

/** What can go wrong in a C program. */
public enum FaultKind {
  NULL_DEREFERENCE(Signals.SEGV),
  WILD_DEREFERENCE(Signals.SEGV),
  OUT_OF_BOUNDS(Signals.SEGV),
  USE_AFTER_FREE(Signals.SEGV),
  USE_AFTER_RETURN(Signals.SEGV),
  READ_ONLY_WRITE(Signals.SEGV),
  DOUBLE_FREE(Signals.ABORT),
  INVALID_FREE(Signals.ABORT),
  DIVISION_BY_ZERO(Signals.ARITHMETIC),
  FUNCTION_POINTER_MISUSE(Signals.SEGV),
  ENDLESS_RECURSION(Signals.SEGV),
  ENDLESS_LOOP(Signals.NONE),
  UNREACHABLE_CODE(Signals.SEGV),
  UNINITIALISED_READ(Signals.NONE),
  SIGNED_OVERFLOW(Signals.NONE),
  BAD_SHIFT(Signals.NONE),
  BAD_ARRAY_LENGTH(Signals.SEGV),
  INDEX_OUT_OF_RANGE(Signals.NONE),
  OVERLAPPING_COPY(Signals.NONE),
  NULL_ARGUMENT(Signals.NONE),
  MISALIGNED_ACCESS(Signals.NONE),
  POINTER_OVERFLOW(Signals.NONE),
  INVALID_BOOL(Signals.NONE),
  BAD_BUILTIN_ARGUMENT(Signals.NONE),
  LEAK(Signals.NONE);

  private final int signal;

  FaultKind(int signal) {
    this.signal = signal;
  }

  /** What a shell shows for a compiled program that such a fault ends. */
  public int exitStatus() {
    return Signals.SHELL_OFFSET + signal;
  }

  /** The name in reports: {@code use-after-free}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name in messages: {@code use after free}. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static final class Signals {
    static final int NONE = 0;
    static final int ABORT = 6;
    static final int ARITHMETIC = 8;
    static final int SEGV = 11;
    static final int SHELL_OFFSET = 128;
  }
}
