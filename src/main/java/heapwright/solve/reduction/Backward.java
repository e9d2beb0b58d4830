package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Pushes the span of an operation back into those of its operands. */
final class Backward {
  private Backward() {}

  /** The operands' spans without values that cannot give a value of the whole. */
  static List<TermRange> of(Operation term, TermRange whole, List<TermRange> operands) {
    TermRange a = operands.get(0);
    return switch (term.operator()) {
      case NEGATE ->
          List.of(
              a.meet(
                  TermRange.wrapped(
                      a.width(), whole.signed().negate(), whole.unsigned().negate())));
      case COMPLEMENT, FLOAT_NEGATE -> List.of(a.meet(Forward.complement(whole)));
      case ZERO_EXTEND -> List.of(a.withinUnsigned(whole.unsigned()));
      case SIGN_EXTEND -> List.of(a.within(whole.signed()));
      case EXTRACT -> List.of(extract(term, whole, a));
      case NOT ->
          List.of(a.meet(TermRange.ofUnsigned(1, BigInterval.of(1, 1).subtract(whole.unsigned()))));
      case CHOOSE -> choice(whole, operands);
      case BOTH, EITHER -> junction(term.operator() == Operator.EITHER, whole, operands);
      case FLOAT_OF_SIGNED,
          FLOAT_OF_UNSIGNED,
          FLOAT_OF_FLOAT,
          FLOAT_OF_BITS,
          BITS_OF_FLOAT,
          SIGNED_OF_FLOAT ->
          List.of(FloatConversionNarrowing.backward(term, whole, a));
      default -> term.arity() == 2 ? binary(term, whole, a, operands.get(1)) : operands;
    };
  }

  private static TermRange extract(Operation term, TermRange whole, TermRange a) {
    boolean nothingCut =
        term.low() == 0 && BigInterval.unsigned(term.width()).contains(a.unsigned());
    return nothingCut ? a.withinUnsigned(whole.unsigned()) : a;
  }

  private static List<TermRange> binary(Operation term, TermRange whole, TermRange a, TermRange b) {
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
          ComparisonNarrowing.backward(term.operator(), whole, a, b);
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST -> FloatComparisons.backward(term, whole, a, b);
      case FLOAT_ADD, FLOAT_SUBTRACT -> FloatArithmetic.backward(term, whole, a, b);
      default -> List.of(a, b);
    };
  }

  private static TermRange sum(TermRange a, TermRange b) {
    return TermRange.wrapped(a.width(), a.signed().add(b.signed()), a.unsigned().add(b.unsigned()));
  }

  private static TermRange difference(TermRange a, TermRange b) {
    return TermRange.wrapped(
        a.width(), a.signed().subtract(b.signed()), a.unsigned().subtract(b.unsigned()));
  }

  /** Where the product by a positive constant cannot wrap around, its quotient by that. */
  private static TermRange factor(TermRange whole, TermRange a, TermRange b) {
    if (!b.signed().isSingle() || b.signed().least().signum() <= 0) {
      return a;
    }
    BigInteger by = b.signed().least();
    BigInterval exact = a.signed().multiply(b.signed());
    TermRange narrowed = a;
    if (BigInterval.signed(a.width()).contains(exact)) {
      narrowed = narrowed.within(quotients(whole.signed(), by));
    }
    if (BigInterval.unsigned(a.width()).contains(a.unsigned().multiply(b.unsigned()))) {
      narrowed = narrowed.withinUnsigned(quotients(whole.unsigned(), by));
    }
    return narrowed;
  }

  /** The x for which x * by lies in the interval. */
  private static BigInterval quotients(BigInterval products, BigInteger by) {
    BigInteger up = products.least().negate().divide(by);
    BigInteger least =
        products.least().signum() > 0
            ? products.least().add(by).subtract(BigInteger.ONE).divide(by)
            : up.negate();
    BigInteger greatest =
        products.greatest().signum() >= 0
            ? products.greatest().divide(by)
            : products.greatest().subtract(by).add(BigInteger.ONE).divide(by);
    return new BigInterval(least, greatest);
  }

  private static TermRange shiftedLeft(TermRange whole, TermRange a, TermRange amount) {
    if (!isShift(amount, a.width())) {
      return a;
    }
    BigInteger power = BigInteger.ONE.shiftLeft(amount.unsigned().least().intValue());
    boolean signedPower = BigInterval.signed(a.width()).contains(power);
    return signedPower
        ? factor(whole, a, TermRange.ofUnsigned(a.width(), BigInterval.only(power)))
        : a;
  }

  private static boolean isShift(TermRange amount, int width) {
    return amount.unsigned().isSingle()
        && amount.unsigned().least().compareTo(BigInteger.valueOf(width)) < 0;
  }

  private static TermRange shiftedRight(
      Operator operator, TermRange whole, TermRange a, TermRange amount) {
    if (!isShift(amount, a.width())) {
      return a;
    }
    int by = amount.unsigned().least().intValue();
    BigInterval rest =
        new BigInterval(BigInteger.ZERO, BigInteger.ONE.shiftLeft(by).subtract(BigInteger.ONE));
    return operator == Operator.SHIFT_RIGHT_LOGICAL
        ? a.withinUnsigned(whole.unsigned().shiftLeft(by).add(rest))
        : a.within(whole.signed().shiftLeft(by).add(rest));
  }

  private static TermRange dividend(Operator operator, TermRange whole, TermRange a, TermRange b) {
    BigInterval divisor = operator == Operator.DIVIDE_SIGNED ? b.signed() : b.unsigned();
    return divisor.isSingle() && divisor.least().signum() > 0
        ? a.meet(QuotientRanges.dividends(operator, whole, divisor.least()))
        : a;
  }

  /** What remains after masking was there before. */
  private static List<TermRange> masked(TermRange whole, TermRange a, TermRange b) {
    BigInterval atLeast =
        new BigInterval(whole.unsigned().least(), BigInterval.unsigned(a.width()).greatest());
    return List.of(a.withinUnsigned(atLeast), b.withinUnsigned(atLeast));
  }

  private static List<TermRange> choice(TermRange whole, List<TermRange> operands) {
    TermRange condition = operands.get(0);
    TermRange then = operands.get(1);
    TermRange otherwise = operands.get(2);
    boolean first = condition.mayBe(true) && !then.meet(whole).isEmpty();
    boolean second = condition.mayBe(false) && !otherwise.meet(whole).isEmpty();
    BigInterval truths = BigInterval.of(second ? 0 : 1, first ? 1 : 0);
    return List.of(
        condition.withinUnsigned(truths),
        second ? then : then.meet(whole),
        first ? otherwise : otherwise.meet(whole));
  }

  /**
   * @param deciding the truth of one operand that decides alone
   */
  private static List<TermRange> junction(
      boolean deciding, TermRange whole, List<TermRange> operands) {
    if (!whole.mayBe(deciding)) {
      return operands.stream().map(o -> o.meet(TermRange.truth(!deciding))).toList();
    }
    if (whole.mayBe(!deciding)) {
      return operands;
    }
    List<TermRange> narrowed = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      boolean alone = !operands.get(1 - i).mayBe(deciding);
      narrowed.add(alone ? operands.get(i).meet(TermRange.truth(deciding)) : operands.get(i));
    }
    return narrowed;
  }
}
