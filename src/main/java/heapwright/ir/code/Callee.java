package heapwright.ir.code;

import java.util.function.Function;

/** What a call calls. */
public sealed interface Callee {

  /** What follows from either kind of callee. */
  default <R> R match(Function<Direct, R> direct, Function<Indirect, R> indirect) {
    return this instanceof Direct callee ? direct.apply(callee) : indirect.apply((Indirect) this);
  }

  /** A function by its symbol. */
  record Direct(SymbolId symbol) implements Callee {}

  /** Whatever the pointer points to. */
  record Indirect(Expression pointer) implements Callee {}
}
