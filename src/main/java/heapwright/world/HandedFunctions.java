package heapwright.world;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Type;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The functions of a program that it hands to code outside of it, as arguments or in memory: that
 * code may call them, now or later.
 */
public final class HandedFunctions {
  /** More than this many are no longer told apart by a search. */
  private static final int MOST = 6;

  private HandedFunctions() {}

  /** Those that a stub calls: that take scalars, the first of them in the order of the source. */
  public static List<Function> in(Program program) {
    return all(program).stream()
        .filter(function -> !function.type().isVariadic())
        .filter(function -> function.type().parameters().stream().allMatch(Type::isScalar))
        .limit(MOST)
        .toList();
  }

  /** Those that no stub calls, though the outside may. */
  public static List<Function> unplayed(Program program) {
    List<Function> played = in(program);
    return all(program).stream().filter(function -> !played.contains(function)).toList();
  }

  private static List<Function> all(Program program) {
    Set<SymbolId> handed = new LinkedHashSet<>();
    program
        .ownFunctions()
        .filter(function -> !function.isStub())
        .flatMap(Function::code)
        .flatMap(statement -> handed(program, statement))
        .flatMap(Expression::parts)
        .filter(Expression.FunctionAddress.class::isInstance)
        .forEach(e -> handed.add(((Expression.FunctionAddress) e).symbol()));
    return program.functions().values().stream()
        .filter(function -> handed.contains(function.symbol()) && !function.isStub())
        .toList();
  }

  private static Stream<Expression> handed(Program program, Statement statement) {
    if (statement instanceof Statement.Store store) {
      return Stream.of(store.value());
    }
    boolean isForeign =
        statement instanceof Statement.Call call
            && call.target().flatMap(program::function).filter(f -> !f.isStub()).isEmpty();
    return isForeign ? statement.operands().stream() : Stream.empty();
  }
}
