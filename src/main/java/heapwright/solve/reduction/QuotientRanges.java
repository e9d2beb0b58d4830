package heapwright.solve.reduction;

import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;

/** Spans of quotients and remainders, with what the language gives for a divisor of zero. */
final class QuotientRanges {
  private static final BigInteger ONE = BigInteger.ONE;

  private QuotientRanges() {}

  static TermRange forward(Operator operator, TermRange a, TermRange b) {
    return switch (operator) {
      case DIVIDE_UNSIGNED -> unsignedQuotient(a, b);
      case DIVIDE_SIGNED -> signedQuotient(a, b);
      case REMAINDER_UNSIGNED -> unsignedRemainder(a, b);
      default -> signedRemainder(a, b);
    };
  }

  private static TermRange unsignedQuotient(TermRange a, TermRange b) {
    return b.unsigned().contains(BigInteger.ZERO)
        ? TermRange.all(a.width())
        : TermRange.ofUnsigned(a.width(), a.unsigned().divide(b.unsigned()));
  }

  private static TermRange signedQuotient(TermRange a, TermRange b) {
    // Wrapping takes care of the least integer divided by -1.
    return b.signed().contains(BigInteger.ZERO)
        ? TermRange.all(a.width())
        : TermRange.ofSigned(a.width(), a.signed().divide(b.signed()));
  }

  private static TermRange unsignedRemainder(TermRange a, TermRange b) {
    BigInteger most = a.unsigned().greatest();
    if (!b.unsigned().contains(BigInteger.ZERO)) {
      if (most.compareTo(b.unsigned().least()) < 0) {
        return a;
      }
      most = most.min(b.unsigned().greatest().subtract(ONE));
    }
    return TermRange.ofUnsigned(a.width(), new BigInterval(BigInteger.ZERO, most));
  }

  /** The remainder has the dividend's sign and is smaller than the divisor. */
  private static TermRange signedRemainder(TermRange a, TermRange b) {
    BigInteger least = a.signed().least().min(BigInteger.ZERO);
    BigInteger most = a.signed().greatest().max(BigInteger.ZERO);
    if (!b.signed().contains(BigInteger.ZERO)) {
      BigInteger bound = b.signed().least().abs().max(b.signed().greatest().abs()).subtract(ONE);
      least = least.max(bound.negate());
      most = most.min(bound);
    }
    return TermRange.ofSigned(a.width(), new BigInterval(least, most));
  }

  /** The dividends that have these quotients by a positive constant. */
  static TermRange dividends(Operator operator, TermRange quotient, BigInteger divisor) {
    int width = quotient.width();
    BigInteger rest = divisor.subtract(ONE);
    if (operator == Operator.DIVIDE_UNSIGNED) {
      BigInterval q = quotient.unsigned();
      return TermRange.all(width)
          .withinUnsigned(
              new BigInterval(
                  q.least().multiply(divisor), q.greatest().multiply(divisor).add(rest)));
    }
    BigInterval q = quotient.signed();
    // Toward zero: a quotient of 0 comes from both sides.
    BigInteger low = q.least().multiply(divisor);
    BigInteger high = q.greatest().multiply(divisor);
    return TermRange.all(width)
        .within(
            new BigInterval(
                q.least().signum() <= 0 ? low.subtract(rest) : low,
                q.greatest().signum() >= 0 ? high.add(rest) : high));
  }
}
