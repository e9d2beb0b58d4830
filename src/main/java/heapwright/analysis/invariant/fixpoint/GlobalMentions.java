package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.References;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** How often a program names its global objects, and how often only to read or write them. */
public final class GlobalMentions {
  private final Map<SymbolId, Integer> all = new HashMap<>();
  private final Set<SymbolId> initial = new HashSet<>();

  private GlobalMentions() {}

  static GlobalMentions in(Program program) {
    GlobalMentions result = new GlobalMentions();
    program.functions().values().stream()
        .flatMap(Function::expressions)
        .flatMap(Expression::parts)
        .filter(Expression.GlobalAddress.class::isInstance)
        .map(e -> ((Expression.GlobalAddress) e).symbol())
        .forEach(symbol -> result.all.merge(symbol, 1, Integer::sum));
    program.globals().values().forEach(global -> result.initial.addAll(References.of(global)));
    return result;
  }

  /** Whether only this function names an object, and only to read or write it. */
  public boolean isOnlyAccessedBy(Function function, SymbolId object) {
    long accesses =
        function
            .code()
            .flatMap(GlobalMentions::accessed)
            .filter(e -> e instanceof Expression.GlobalAddress a && a.symbol().equals(object))
            .count();
    return all.getOrDefault(object, 0) == accesses && !initial.contains(object);
  }

  private static Stream<Expression> accessed(Statement statement) {
    if (statement instanceof Statement.Load load) {
      return Stream.of(load.address());
    }
    return statement instanceof Statement.Store store ? Stream.of(store.address()) : Stream.empty();
  }
}
