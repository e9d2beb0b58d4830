package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.SseArithmetic;

/** Exact remainders, for float too: what double gives is a float then. */
public final class Remainders {
  private Remainders() {}

  /** The division truncated toward zero. */
  static double fmod(double x, double y) {
    return invalid(x, y) ? SseArithmetic.divide(0, 0) : x % y;
  }

  /** The division rounded to nearest even. */
  static double remainder(double x, double y) {
    return invalid(x, y) ? SseArithmetic.divide(0, 0) : Math.IEEEremainder(x, y);
  }

  private static boolean invalid(double x, double y) {
    return Double.isInfinite(x) || y == 0;
  }

  static ExtendedDouble remainder(ExtendedDouble x, ExtendedDouble y) {
    if (x.isInfinite() || y.isZero()) {
      return ExtendedDouble.INDEFINITE;
    }
    return quotientBits(x, y).remainder();
  }

  /** {@code remquo}: the remainder, and the quotient's sign and last bits. */
  public static RealQuotient remquo(double x, double y) {
    if (x != x || y != y) {
      return new RealQuotient(SseArithmetic.add(x, y), 0);
    }
    if (invalid(x, y)) {
      return new RealQuotient(SseArithmetic.divide(0, 0), 0);
    }
    ExtendedQuotient wide =
        quotientBits(ExtendedDouble.fromDouble(x), ExtendedDouble.fromDouble(y));
    return new RealQuotient(wide.remainder().toDouble(), wide.quotient());
  }

  public static ExtendedQuotient remquo(ExtendedDouble x, ExtendedDouble y) {
    if (x.isNaN() || y.isNaN()) {
      return new ExtendedQuotient(x.add(y), 0);
    }
    return x.isInfinite() || y.isZero()
        ? new ExtendedQuotient(ExtendedDouble.INDEFINITE, 0)
        : quotientBits(x, y);
  }

  // Like glibc, from the remainder of 8 y on: so the quotient is a number from 0 to 8.
  private static ExtendedQuotient quotientBits(ExtendedDouble x, ExtendedDouble y) {
    ExtendedDouble divisor = y.abs();
    ExtendedDouble eight = divisor.scale(3);
    ExtendedDouble rest = eight.isInfinite() ? x.abs() : x.abs().fmod(eight);
    int quotient = 0;
    for (int power = 2; power >= 0; power--) {
      ExtendedDouble multiple = divisor.scale(power);
      if (rest.compare(multiple) != FloatOrdering.LESS) {
        rest = rest.subtract(multiple);
        quotient += 1 << power;
      }
    }
    FloatOrdering half = rest.scale(1).compare(divisor);
    if (half == FloatOrdering.GREATER || half == FloatOrdering.EQUAL && (quotient & 1) != 0) {
      rest = rest.subtract(divisor);
      quotient++;
    }
    // An exact division leaves a zero with the sign of the dividend.
    ExtendedDouble signed = x.isNegative() ? rest.negate() : rest;
    return new ExtendedQuotient(signed, x.isNegative() == y.isNegative() ? quotient : -quotient);
  }
}
