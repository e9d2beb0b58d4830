package heapwright.analysis;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The symbols that a definition refers to, in the order of their first mention. */
public final class References {
  private References() {}

  /** What a function calls or takes the address of. */
  public static Set<SymbolId> of(Function function) {
    Set<SymbolId> found = new LinkedHashSet<>();
    function.calls().forEach(call -> call.target().ifPresent(found::add));
    collect(function.expressions(), found);
    return found;
  }

  /** What a global's initialiser takes the address of. */
  public static Set<SymbolId> of(Global global) {
    Set<SymbolId> found = new LinkedHashSet<>();
    collect(global.initialScalars(), found);
    return found;
  }

  /**
   * Whether an object's initial value holds the address of a weak symbol: whether that is NULL
   * depends on the program that the file is linked into, so not even a constant's content is known.
   */
  public static boolean includeWeak(Global global, Program program) {
    return of(global).stream().anyMatch(symbol -> isWeak(symbol, program));
  }

  private static boolean isWeak(SymbolId symbol, Program program) {
    FunctionDeclaration function = program.declarations().get(symbol);
    Global object = program.globals().get(symbol);
    return function != null && function.linkage() == Linkage.WEAK
        || object != null && (object.linkage() == Linkage.WEAK || object.hasWeakAlias());
  }

  private static void collect(Stream<Expression> expressions, Set<SymbolId> found) {
    expressions.flatMap(Expression::parts).flatMap(e -> e.named().stream()).forEach(found::add);
  }
}
