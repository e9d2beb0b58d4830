package heapwright.solve.reduction;

import heapwright.symbolic.term.Operator;
import java.math.BigInteger;

/** Spans of quotients and remainders, with what the language gives for a divisor of zero. */
final class Quotients {
  private static final BigInteger ONE = BigInteger.ONE;

  private Quotients() {}

  static Span forward(Operator operator, Span a, Span b) {
    return switch (operator) {
      case DIVIDE_UNSIGNED -> unsignedQuotient(a, b);
      case DIVIDE_SIGNED -> signedQuotient(a, b);
      case REMAINDER_UNSIGNED -> unsignedRemainder(a, b);
      default -> signedRemainder(a, b);
    };
  }

  private static Span unsignedQuotient(Span a, Span b) {
    return b.unsigned().contains(BigInteger.ZERO)
        ? Span.all(a.width())
        : Span.ofUnsigned(a.width(), a.unsigned().divide(b.unsigned()));
  }

  private static Span signedQuotient(Span a, Span b) {
    // Wrapping takes care of the least integer divided by -1.
    return b.signed().contains(BigInteger.ZERO)
        ? Span.all(a.width())
        : Span.ofSigned(a.width(), a.signed().divide(b.signed()));
  }

  private static Span unsignedRemainder(Span a, Span b) {
    BigInteger most = a.unsigned().greatest();
    if (!b.unsigned().contains(BigInteger.ZERO)) {
      if (most.compareTo(b.unsigned().least()) < 0) {
        return a;
      }
      most = most.min(b.unsigned().greatest().subtract(ONE));
    }
    return Span.ofUnsigned(a.width(), new Interval(BigInteger.ZERO, most));
  }

  /** The remainder has the dividend's sign and is smaller than the divisor. */
  private static Span signedRemainder(Span a, Span b) {
    BigInteger least = a.signed().least().min(BigInteger.ZERO);
    BigInteger most = a.signed().greatest().max(BigInteger.ZERO);
    if (!b.signed().contains(BigInteger.ZERO)) {
      BigInteger bound = b.signed().least().abs().max(b.signed().greatest().abs()).subtract(ONE);
      least = least.max(bound.negate());
      most = most.min(bound);
    }
    return Span.ofSigned(a.width(), new Interval(least, most));
  }

  /** The dividends that have these quotients by a positive constant. */
  static Span dividends(Operator operator, Span quotient, BigInteger divisor) {
    int width = quotient.width();
    BigInteger rest = divisor.subtract(ONE);
    if (operator == Operator.DIVIDE_UNSIGNED) {
      Interval q = quotient.unsigned();
      return Span.all(width)
          .withinUnsigned(
              new Interval(q.least().multiply(divisor), q.greatest().multiply(divisor).add(rest)));
    }
    Interval q = quotient.signed();
    // Toward zero: a quotient of 0 comes from both sides.
    BigInteger low = q.least().multiply(divisor);
    BigInteger high = q.greatest().multiply(divisor);
    return Span.all(width)
        .within(
            new Interval(
                q.least().signum() <= 0 ? low.subtract(rest) : low,
                q.greatest().signum() >= 0 ? high.add(rest) : high));
  }
}
