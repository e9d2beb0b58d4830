package heapwright.solve.fact;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;

/** A comparison of an input with a constant, which narrows the input's domain. */
record SimpleFact(
    Symbol symbol, Operator operator, boolean symbolFirst, long constant, boolean holds) {

  static Optional<SimpleFact> of(Term fact) {
    if (!(fact instanceof Operation o)) {
      return Optional.empty();
    }
    boolean negated = o.operator() == Operator.NOT;
    return negated && o.operand(0) instanceof Operation inner
        ? comparison(inner, false)
        : comparison(o, true);
  }

  private static Optional<SimpleFact> comparison(Operation fact, boolean holds) {
    boolean comparison =
        switch (fact.operator()) {
          case EQUAL -> true;
          case LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED -> holds;
          default -> false;
        };
    if (!comparison || !isShort(fact.operand(0))) {
      return Optional.empty();
    }
    if (fact.operand(0) instanceof Symbol s && fact.operand(1) instanceof Constant c) {
      return Optional.of(new SimpleFact(s, fact.operator(), true, c.value().low(), holds));
    }
    if (fact.operand(1) instanceof Symbol s && fact.operand(0) instanceof Constant c) {
      return Optional.of(new SimpleFact(s, fact.operator(), false, c.value().low(), holds));
    }
    return Optional.empty();
  }

  private static boolean isShort(Term term) {
    return term.sort() instanceof Sort.Bits && term.width() <= Long.SIZE;
  }

  Domain narrow(Domain domain) {
    int unused = Long.SIZE - domain.width();
    long signed = constant << unused >> unused;
    return switch (operator) {
      case EQUAL -> holds ? domain.unsignedWithin(constant, constant) : domain.without(constant);
      // Comparisons with the ends of the range, which these would overflow at, are no terms.
      case LESS_SIGNED ->
          symbolFirst
              ? domain.signedWithin(Long.MIN_VALUE, signed - 1)
              : domain.signedWithin(signed + 1, Long.MAX_VALUE);
      case AT_MOST_SIGNED ->
          symbolFirst
              ? domain.signedWithin(Long.MIN_VALUE, signed)
              : domain.signedWithin(signed, Long.MAX_VALUE);
      case LESS_UNSIGNED ->
          symbolFirst
              ? domain.unsignedWithin(0, constant - 1)
              : domain.unsignedWithin(constant + 1, -1);
      default ->
          symbolFirst ? domain.unsignedWithin(0, constant) : domain.unsignedWithin(constant, -1);
    };
  }
}
