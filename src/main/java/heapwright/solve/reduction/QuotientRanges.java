package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.value.Operator;

/** Spans of quotients and remainders, with what the language gives for a divisor of zero. */
final class QuotientRanges {
  private static final MathematicalInteger ONE = MathematicalInteger.ONE;

  private QuotientRanges() {}

  static BitsRange forward(Operator operator, BitsRange a, BitsRange b) {
    return switch (operator) {
      case DIVIDE_UNSIGNED -> unsignedQuotient(a, b);
      case DIVIDE_SIGNED -> signedQuotient(a, b);
      case REMAINDER_UNSIGNED -> unsignedRemainder(a, b);
      default -> signedRemainder(a, b);
    };
  }

  private static BitsRange unsignedQuotient(BitsRange a, BitsRange b) {
    return b.unsigned().contains(MathematicalInteger.ZERO)
        ? BitsRange.all(a.width())
        : BitsRange.ofUnsigned(a.width(), a.unsigned().dividedBy(b.unsigned()));
  }

  private static BitsRange signedQuotient(BitsRange a, BitsRange b) {
    // Wrapping takes care of the least integer divided by -1.
    return b.signed().contains(MathematicalInteger.ZERO)
        ? BitsRange.all(a.width())
        : BitsRange.ofSigned(a.width(), a.signed().dividedBy(b.signed()));
  }

  private static BitsRange unsignedRemainder(BitsRange a, BitsRange b) {
    MathematicalInteger most = a.unsigned().high();
    if (!b.unsigned().contains(MathematicalInteger.ZERO)) {
      if (most.compareTo(b.unsigned().low()) < 0) {
        return a;
      }
      most = most.least(b.unsigned().high().minus(ONE));
    }
    return BitsRange.ofUnsigned(a.width(), new IntegerInterval(MathematicalInteger.ZERO, most));
  }

  /** The remainder has the dividend's sign and is smaller than the divisor. */
  private static BitsRange signedRemainder(BitsRange a, BitsRange b) {
    MathematicalInteger least = a.signed().low().least(MathematicalInteger.ZERO);
    MathematicalInteger most = a.signed().high().greatest(MathematicalInteger.ZERO);
    if (!b.signed().contains(MathematicalInteger.ZERO)) {
      MathematicalInteger bound = b.signed().magnitude().minus(ONE);
      least = least.greatest(bound.negated());
      most = most.least(bound);
    }
    return BitsRange.ofSigned(a.width(), new IntegerInterval(least, most));
  }

  /** The dividends that have these quotients by a positive constant. */
  static BitsRange dividends(Operator operator, BitsRange quotient, MathematicalInteger divisor) {
    int width = quotient.width();
    MathematicalInteger rest = divisor.minus(ONE);
    if (operator == Operator.DIVIDE_UNSIGNED) {
      IntegerInterval q = quotient.unsigned();
      return BitsRange.all(width)
          .withinUnsigned(
              new IntegerInterval(q.low().times(divisor), q.high().times(divisor).plus(rest)));
    }
    IntegerInterval q = quotient.signed();
    // Toward zero: a quotient of 0 comes from both sides.
    MathematicalInteger low = q.low().times(divisor);
    MathematicalInteger high = q.high().times(divisor);
    return BitsRange.all(width)
        .within(
            new IntegerInterval(
                q.low().signum() <= 0 ? low.minus(rest) : low,
                q.high().signum() >= 0 ? high.plus(rest) : high));
  }
}
