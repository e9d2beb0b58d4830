package heapwright.analysis;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;

/**
 * Objects whose initial value holds the address of a weak symbol: whether that is NULL depends on
 * the program that the file is linked into, so not even a constant's content is known.
 */
public final class WeakContents {
  private WeakContents() {}

  public static boolean isIn(Global global, Program program) {
    return References.of(global).stream().anyMatch(symbol -> isWeak(symbol, program));
  }

  private static boolean isWeak(SymbolId symbol, Program program) {
    FunctionDeclaration function = program.declarations().get(symbol);
    Global object = program.globals().get(symbol);
    return function != null && function.linkage() == Linkage.WEAK
        || object != null && (object.linkage() == Linkage.WEAK || object.hasWeakAlias());
  }
}
