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
      case DIVIDE_UNSIGNED -> quotient(false, a, b);
      case DIVIDE_SIGNED -> quotient(true, a, b);
      case REMAINDER_UNSIGNED -> unsignedRemainder(a, b);
      default -> signedRemainder(a, b);
    };
  }

  private static BitsRange quotient(boolean signed, BitsRange a, BitsRange b) {
    IntegerInterval divisor = b.reading(signed);
    // Wrapping takes care of the least integer divided by -1.
    return divisor.hasZero()
        ? BitsRange.all(a.width())
        : BitsRange.of(a.width(), signed, a.reading(signed).dividedBy(divisor));
  }

  private static BitsRange unsignedRemainder(BitsRange a, BitsRange b) {
    MathematicalInteger most = a.unsigned().high();
    if (!b.unsigned().hasZero()) {
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
    if (!b.signed().hasZero()) {
      MathematicalInteger bound = b.signed().magnitude().minus(ONE);
      least = least.greatest(bound.negated());
      most = most.least(bound);
    }
    return BitsRange.ofSigned(a.width(), new IntegerInterval(least, most));
  }

  /** The dividends that have these quotients by a positive constant. */
  static IntegerInterval dividends(IntegerInterval quotients, MathematicalInteger divisor) {
    MathematicalInteger rest = divisor.minus(ONE);
    // Toward zero: a quotient of 0 comes from both sides.
    MathematicalInteger low = quotients.low().times(divisor);
    MathematicalInteger high = quotients.high().times(divisor);
    return new IntegerInterval(
        quotients.low().signum() <= 0 ? low.minus(rest) : low,
        quotients.high().signum() >= 0 ? high.plus(rest) : high);
  }
}
