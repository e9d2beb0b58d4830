package heapwright.analysis.invariant;

import heapwright.analysis.References;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import java.util.Set;

/** Calls that come back more than once, with registers as they were long ago. */
final class ReturnsTwice {
  private static final Set<String> NAMES =
      Set.of(
          "setjmp",
          "_setjmp",
          "__setjmp",
          "sigsetjmp",
          "__sigsetjmp",
          "vfork",
          "getcontext",
          "__builtin_setjmp");

  private ReturnsTwice() {}

  static boolean mayHappen(Program program) {
    return program.functions().values().stream()
        .flatMap(function -> References.of(function).stream())
        .map(SymbolId::key)
        .anyMatch(NAMES::contains);
  }
}
