package heapwright.source.lower;

import heapwright.ir.Linkage;
import heapwright.ir.SymbolId;

/** What a unit knows about the symbols that the linker joins. */
record LinkedSymbols(FunctionTable functions, GlobalTable globals) {
  /** Whether the linker decides what the address of a symbol is. */
  boolean isLinkers(SymbolId symbol) {
    return mayBeMissing(symbol) || globals.isAliasedWeakly(symbol);
  }

  private boolean mayBeMissing(SymbolId symbol) {
    boolean isWeak =
        functions.linkage(symbol).or(() -> globals.linkage(symbol)).stream()
            .anyMatch(linkage -> linkage == Linkage.WEAK);
    return isWeak && !functions.isDefined(symbol) && !globals.isDefined(symbol);
  }
}
