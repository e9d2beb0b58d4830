package heapwright.solve.fact;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;

/** A comparison of an input with a constant, which narrows the input's domain. */
record SimpleFact(
    Symbol symbol, Operator operator, boolean symbolFirst, BitVector constant, boolean holds) {

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
      return Optional.of(new SimpleFact(s, fact.operator(), true, c.value(), holds));
    }
    if (fact.operand(1) instanceof Symbol s && fact.operand(0) instanceof Constant c) {
      return Optional.of(new SimpleFact(s, fact.operator(), false, c.value(), holds));
    }
    return Optional.empty();
  }

  private static boolean isShort(Term term) {
    return term.sort() instanceof Sort.Bits && term.width() <= Long.SIZE;
  }

  Domain narrow(Domain domain) {
    return operator == Operator.EQUAL && !holds
        ? domain.without(constant.low())
        : domain.within(bounds());
  }

  /** The values for which it holds. Comparisons that hold for none or all are no terms. */
  private BitsRange bounds() {
    BitsRange only = BitsRange.only(constant.width(), MathematicalInteger.of(constant.unsigned()));
    if (operator == Operator.EQUAL) {
      return only;
    }
    boolean signed = operator == Operator.LESS_SIGNED || operator == Operator.AT_MOST_SIGNED;
    boolean strict = operator == Operator.LESS_SIGNED || operator == Operator.LESS_UNSIGNED;
    BitsRange all = BitsRange.all(constant.width());
    MathematicalInteger end = only.reading(signed).low();
    MathematicalInteger gap = strict ? MathematicalInteger.ONE : MathematicalInteger.ZERO;
    return all.within(
        signed,
        symbolFirst
            ? new IntegerInterval(all.reading(signed).low(), end.minus(gap))
            : new IntegerInterval(end.plus(gap), all.reading(signed).high()));
  }
}
