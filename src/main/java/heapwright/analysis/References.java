package heapwright.analysis;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The symbols that a definition refers to, in the order of their first mention. */
public final class References {
  private References() {}

  /** What a function calls or takes the address of. */
  public static Set<SymbolId> of(Function function) {
    Set<SymbolId> found = new LinkedHashSet<>();
    function.blocks().stream()
        .flatMap(block -> block.statements().stream())
        .flatMap(References::called)
        .forEach(found::add);
    collect(EvaluatedExpressions.of(function), found);
    return found;
  }

  /** What a global's initialiser takes the address of. */
  public static Set<SymbolId> of(Global global) {
    Set<SymbolId> found = new LinkedHashSet<>();
    collect(initially(global), found);
    return found;
  }

  /** The values of a global's scalars at the start. */
  static Stream<Expression> initially(Global global) {
    return global.initialiser().stream()
        .flatMap(initialiser -> initialiser.items().stream())
        .flatMap(
            item ->
                item instanceof Initialiser.Item.Scalar scalar
                    ? Stream.of(scalar.value())
                    : Stream.empty());
  }

  private static void collect(Stream<Expression> expressions, Set<SymbolId> found) {
    expressions
        .flatMap(EvaluatedExpressions::parts)
        .flatMap(e -> symbol(e).stream())
        .forEach(found::add);
  }

  private static Stream<SymbolId> called(Statement statement) {
    return statement instanceof Statement.Call call && call.callee() instanceof Callee.Direct direct
        ? Stream.of(direct.symbol())
        : Stream.empty();
  }

  private static Optional<SymbolId> symbol(Expression e) {
    if (e instanceof Expression.FunctionAddress address) {
      return Optional.of(address.symbol());
    }
    return e instanceof Expression.GlobalAddress address
        ? Optional.of(address.symbol())
        : Optional.empty();
  }
}
