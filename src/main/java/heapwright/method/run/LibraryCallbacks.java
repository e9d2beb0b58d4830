package heapwright.method.run;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.HashSet;
import java.util.Set;

/**
 * The functions that run while a function of the library works of which C leaves open how it does:
 * it may call them back more or less often than the model does. Sanitizers put a {@code qsort} of
 * their own in the place of the library's, which compares neighbours first.
 */
final class LibraryCallbacks {
  private final Set<SymbolId> called = new HashSet<>();
  private int depth;

  /** How deep the outermost such call is; 0 outside of any. */
  private int since;

  void enter(Function function) {
    depth++;
    if (since > 0) {
      called.add(function.symbol());
    } else if (isOpen(function)) {
      since = depth;
    }
  }

  void leave() {
    if (depth == since) {
      since = 0;
    }
    depth--;
  }

  Set<SymbolId> called() {
    return called;
  }

  /** A function of the user's may have the same name; what it does is what it says. */
  private static boolean isOpen(Function function) {
    return function.span().isOurs() && LibraryTable.states(function.symbol(), LibraryFact.AS_GLIBC);
  }
}
