package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** Numbers taken apart: {@code frexp} and {@code modf}. */
public final class Fractions {
  private Fractions() {}

  /** The exponent that {@code frexp} stores; zero for what has none. */
  public static int exponent(double x) {
    return x == 0 || !Double.isFinite(x) ? 0 : Exponents.ilogb(x) + 1;
  }

  /** The fraction that {@code frexp} gives: from a half to one. */
  public static double significand(double x) {
    return Double.isNaN(x) ? x + x : Exponents.scale(x, -exponent(x));
  }

  public static int exponent(ExtendedDouble x) {
    return x.isZero() || !x.isFinite() ? 0 : Exponents.ilogb(x) + 1;
  }

  public static ExtendedDouble significand(ExtendedDouble x) {
    return x.scale(-exponent(x));
  }

  /** The integral part that {@code modf} stores. */
  public static double whole(double x) {
    return Double.isNaN(x) ? x + x : Integral.trunc(x);
  }

  /** The rest, with the sign of the number. */
  public static double rest(double x) {
    if (Double.isNaN(x)) {
      return x + x;
    }
    return Math.copySign(Double.isInfinite(x) ? 0 : x - Integral.trunc(x), x);
  }

  public static ExtendedDouble rest(ExtendedDouble x) {
    if (x.isNaN()) {
      return x.add(x);
    }
    ExtendedDouble size = x.isInfinite() ? ExtendedDouble.ZERO : x.abs().subtract(x.abs().trunc());
    return x.isNegative() ? size.negate() : size;
  }
}
