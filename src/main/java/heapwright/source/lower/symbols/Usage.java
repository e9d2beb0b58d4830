package heapwright.source.lower.symbols;

import heapwright.ir.code.SymbolId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which symbols are used, and what is lowered only then. */
public final class Usage {
  private final Set<SymbolId> used = new HashSet<>();
  private final Map<SymbolId, Runnable> deferred = new HashMap<>();
  private final Deque<Runnable> due = new ArrayDeque<>();

  public void use(SymbolId symbol) {
    if (used.add(symbol)) {
      Runnable lowering = deferred.remove(symbol);
      if (lowering != null) {
        due.add(lowering);
      }
    }
  }

  boolean isUsed(SymbolId symbol) {
    return used.contains(symbol);
  }

  /** Has a definition lowered if its symbol is used, or once it will be. */
  public void defer(SymbolId symbol, Runnable lowering) {
    if (isUsed(symbol)) {
      due.add(lowering);
    } else {
      deferred.put(symbol, lowering);
    }
  }

  /** Lowers what is due, until nothing is. */
  public void settle() {
    while (!due.isEmpty()) {
      due.remove().run();
    }
  }
}
