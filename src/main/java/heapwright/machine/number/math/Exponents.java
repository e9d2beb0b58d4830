package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** The exponent of a number, and numbers scaled by powers of two. */
public final class Exponents {
  private static final int BIAS = 16383;

  /** No power of two beyond this changes what comes out, whatever number it scales. */
  private static final int FAR = 40_000;

  private Exponents() {}

  /** {@code ilogb}; for what has no exponent, the number that glibc gives instead. */
  public static int ilogb(double x) {
    return switch (FloatClass.of(x)) {
      case ZERO, NAN -> Integer.MIN_VALUE;
      case INFINITE -> Integer.MAX_VALUE;
      case SUBNORMAL -> Math.getExponent(x * 0x1p54) - 54;
      case NORMAL -> Math.getExponent(x);
    };
  }

  /** As {@link #ilogb(double)}. */
  public static int ilogb(ExtendedDouble x) {
    return switch (FloatClass.of(x)) {
      case ZERO, NAN -> Integer.MIN_VALUE;
      case INFINITE -> Integer.MAX_VALUE;
      case SUBNORMAL -> 1 - BIAS - Long.numberOfLeadingZeros(x.significand());
      case NORMAL -> x.exponentField() - BIAS;
    };
  }

  static double logb(double x) {
    return switch (FloatClass.of(x)) {
      case ZERO -> Double.NEGATIVE_INFINITY;
      case NAN, INFINITE -> x * x;
      case SUBNORMAL, NORMAL -> ilogb(x);
    };
  }

  static ExtendedDouble logb(ExtendedDouble x) {
    return switch (FloatClass.of(x)) {
      case ZERO -> ExtendedDouble.INFINITY.negate();
      case NAN, INFINITE -> x.multiply(x);
      case SUBNORMAL, NORMAL -> ExtendedDouble.fromLong(ilogb(x));
    };
  }

  /** {@code scalbln}, and with it {@code scalbn} and {@code ldexp}. */
  public static double scale(double x, long power) {
    int bounded = bounded(power);
    // Only a power that does not fit the exponent's range needs two steps; the first is exact.
    if (bounded > Double.MAX_EXPONENT && Math.abs(x) < 1) {
      return Math.scalb(x * 0x1p1022, bounded - 1022);
    }
    return Math.scalb(x, bounded);
  }

  public static float scale(float x, long power) {
    return (float) scale((double) x, power);
  }

  public static ExtendedDouble scale(ExtendedDouble x, long power) {
    return x.scale(bounded(power));
  }

  private static int bounded(long power) {
    return (int) Math.max(-FAR, Math.min(FAR, power));
  }

  /** What a scaling leaves in errno. */
  public static MathError error(FloatClass x, FloatClass result) {
    return ErrorRule.EDGES_AND_UNDERFLOW.judge(x, x, result);
  }
}
