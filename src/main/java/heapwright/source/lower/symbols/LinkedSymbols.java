package heapwright.source.lower.symbols;

import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;

/** What a unit knows about the symbols that the linker joins. */
public record LinkedSymbols(FunctionTable functions, GlobalTable globals) {
  /** Whether the linker decides what the address of a symbol is. */
  public boolean isLinkers(SymbolId symbol) {
    return mayBeMissing(symbol) || globals.isAliasedWeakly(symbol);
  }

  private boolean mayBeMissing(SymbolId symbol) {
    boolean isWeak =
        functions.linkage(symbol).or(() -> globals.linkage(symbol)).stream()
            .anyMatch(linkage -> linkage == Linkage.WEAK);
    return isWeak && !functions.isDefined(symbol) && !globals.isDefined(symbol);
  }
}
