package heapwright.analysis.invariant;

import java.util.Set;

/** Calls that come back more than once, with registers as they were long ago. */
final class ReturnsTwice {
  private static final Set<String> NAMES =
      Set.of(
          "__hw_setjmp",
          "setjmp",
          "_setjmp",
          "__setjmp",
          "sigsetjmp",
          "__sigsetjmp",
          "vfork",
          "getcontext",
          "__builtin_setjmp");

  private ReturnsTwice() {}

  /** Takes the names that a program refers to. */
  static boolean mayHappen(Set<String> names) {
    return names.stream().anyMatch(NAMES::contains);
  }
}
