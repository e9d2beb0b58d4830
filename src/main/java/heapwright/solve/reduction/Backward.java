package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Pushes the span of an operation back into those of its operands. */
final class Backward {
  private Backward() {}

  /** The operands' spans without values that cannot give a value of the whole. */
  static List<Span> of(Operation term, Span whole, List<Span> operands) {
    Span a = operands.get(0);
    return switch (term.operator()) {
      case NEGATE ->
          List.of(
              a.meet(Span.wrapped(a.width(), whole.signed().negate(), whole.unsigned().negate())));
      case COMPLEMENT, FLOAT_NEGATE -> List.of(a.meet(Forward.complement(whole)));
      case ZERO_EXTEND -> List.of(a.withinUnsigned(whole.unsigned()));
      case SIGN_EXTEND -> List.of(a.within(whole.signed()));
      case EXTRACT -> List.of(extract(term, whole, a));
      case NOT -> List.of(a.meet(Span.ofUnsigned(1, Interval.of(1, 1).subtract(whole.unsigned()))));
      case CHOOSE -> choice(whole, operands);
      case BOTH, EITHER -> junction(term.operator() == Operator.EITHER, whole, operands);
      case FLOAT_OF_SIGNED,
          FLOAT_OF_UNSIGNED,
          FLOAT_OF_FLOAT,
          FLOAT_OF_BITS,
          BITS_OF_FLOAT,
          SIGNED_OF_FLOAT ->
          List.of(FloatConversions.backward(term, whole, a));
      default -> term.arity() == 2 ? binary(term, whole, a, operands.get(1)) : operands;
    };
  }

  private static Span extract(Operation term, Span whole, Span a) {
    boolean nothingCut = term.low() == 0 && Interval.unsigned(term.width()).contains(a.unsigned());
    return nothingCut ? a.withinUnsigned(whole.unsigned()) : a;
  }

  private static List<Span> binary(Operation term, Span whole, Span a, Span b) {
    return switch (term.operator()) {
      case ADD -> List.of(a.meet(difference(whole, b)), b.meet(difference(whole, a)));
      case SUBTRACT -> List.of(a.meet(sum(whole, b)), b.meet(difference(a, whole)));
      case MULTIPLY -> List.of(factor(whole, a, b), factor(whole, b, a));
      case SHIFT_LEFT -> List.of(shiftedLeft(whole, a, b), b);
      case SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC ->
          List.of(shiftedRight(term.operator(), whole, a, b), b);
      case DIVIDE_SIGNED, DIVIDE_UNSIGNED -> List.of(dividend(term.operator(), whole, a, b), b);
      case CONCATENATE -> List.of(a.withinUnsigned(whole.unsigned().shiftRight(b.width())), b);
      case AND -> masked(whole, a, b);
      case EQUAL, LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          Comparisons.backward(term.operator(), whole, a, b);
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST -> FloatComparisons.backward(term, whole, a, b);
      case FLOAT_ADD, FLOAT_SUBTRACT -> FloatArithmetic.backward(term, whole, a, b);
      default -> List.of(a, b);
    };
  }

  private static Span sum(Span a, Span b) {
    return Span.wrapped(a.width(), a.signed().add(b.signed()), a.unsigned().add(b.unsigned()));
  }

  private static Span difference(Span a, Span b) {
    return Span.wrapped(
        a.width(), a.signed().subtract(b.signed()), a.unsigned().subtract(b.unsigned()));
  }

  /** Where the product by a positive constant cannot wrap around, its quotient by that. */
  private static Span factor(Span whole, Span a, Span b) {
    if (!b.signed().isSingle() || b.signed().least().signum() <= 0) {
      return a;
    }
    BigInteger by = b.signed().least();
    Interval exact = a.signed().multiply(b.signed());
    Span narrowed = a;
    if (Interval.signed(a.width()).contains(exact)) {
      narrowed = narrowed.within(quotients(whole.signed(), by));
    }
    if (Interval.unsigned(a.width()).contains(a.unsigned().multiply(b.unsigned()))) {
      narrowed = narrowed.withinUnsigned(quotients(whole.unsigned(), by));
    }
    return narrowed;
  }

  /** The x for which x * by lies in the interval. */
  private static Interval quotients(Interval products, BigInteger by) {
    BigInteger up = products.least().negate().divide(by);
    BigInteger least =
        products.least().signum() > 0
            ? products.least().add(by).subtract(BigInteger.ONE).divide(by)
            : up.negate();
    BigInteger greatest =
        products.greatest().signum() >= 0
            ? products.greatest().divide(by)
            : products.greatest().subtract(by).add(BigInteger.ONE).divide(by);
    return new Interval(least, greatest);
  }

  private static Span shiftedLeft(Span whole, Span a, Span amount) {
    if (!isShift(amount, a.width())) {
      return a;
    }
    BigInteger power = BigInteger.ONE.shiftLeft(amount.unsigned().least().intValue());
    boolean signedPower = Interval.signed(a.width()).contains(power);
    return signedPower ? factor(whole, a, Span.ofUnsigned(a.width(), Interval.only(power))) : a;
  }

  private static boolean isShift(Span amount, int width) {
    return amount.unsigned().isSingle()
        && amount.unsigned().least().compareTo(BigInteger.valueOf(width)) < 0;
  }

  private static Span shiftedRight(Operator operator, Span whole, Span a, Span amount) {
    if (!isShift(amount, a.width())) {
      return a;
    }
    int by = amount.unsigned().least().intValue();
    Interval rest =
        new Interval(BigInteger.ZERO, BigInteger.ONE.shiftLeft(by).subtract(BigInteger.ONE));
    return operator == Operator.SHIFT_RIGHT_LOGICAL
        ? a.withinUnsigned(whole.unsigned().shiftLeft(by).add(rest))
        : a.within(whole.signed().shiftLeft(by).add(rest));
  }

  private static Span dividend(Operator operator, Span whole, Span a, Span b) {
    Interval divisor = operator == Operator.DIVIDE_SIGNED ? b.signed() : b.unsigned();
    return divisor.isSingle() && divisor.least().signum() > 0
        ? a.meet(Quotients.dividends(operator, whole, divisor.least()))
        : a;
  }

  /** What remains after masking was there before. */
  private static List<Span> masked(Span whole, Span a, Span b) {
    Interval atLeast =
        new Interval(whole.unsigned().least(), Interval.unsigned(a.width()).greatest());
    return List.of(a.withinUnsigned(atLeast), b.withinUnsigned(atLeast));
  }

  private static List<Span> choice(Span whole, List<Span> operands) {
    Span condition = operands.get(0);
    Span then = operands.get(1);
    Span otherwise = operands.get(2);
    boolean first = condition.mayBe(true) && !then.meet(whole).isEmpty();
    boolean second = condition.mayBe(false) && !otherwise.meet(whole).isEmpty();
    Interval truths = Interval.of(second ? 0 : 1, first ? 1 : 0);
    return List.of(
        condition.withinUnsigned(truths),
        second ? then : then.meet(whole),
        first ? otherwise : otherwise.meet(whole));
  }

  /**
   * @param deciding the truth of one operand that decides alone
   */
  private static List<Span> junction(boolean deciding, Span whole, List<Span> operands) {
    if (!whole.mayBe(deciding)) {
      return operands.stream().map(o -> o.meet(Span.truth(!deciding))).toList();
    }
    if (whole.mayBe(!deciding)) {
      return operands;
    }
    List<Span> narrowed = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      boolean alone = !operands.get(1 - i).mayBe(deciding);
      narrowed.add(alone ? operands.get(i).meet(Span.truth(deciding)) : operands.get(i));
    }
    return narrowed;
  }
}
