package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;

/**
 * {@code expm1} and {@code log1p}. For double, glibc's are those of Sun's library, which Java
 * promises for {@link StrictMath} too.
 */
final class NearZero {
  private static final double FAR = 17_000;
  private static final int EXTENDED_TINY = -66;

  private NearZero() {}

  static double log1p(double x) {
    return x < -1 ? SseArithmetic.divide(0, 0) : StrictMath.log1p(x);
  }

  static ExtendedDouble expm1(ExtendedDouble x) {
    if (isTiny(x)) {
      return x;
    }
    double near = x.toDouble();
    if (near > FAR) {
      return ExtendedDouble.INFINITY;
    }
    // Below, one is all that is left.
    return expm1(DoubleDouble.of(near < -200 ? ExtendedDouble.fromLong(-200) : x)).toExtended();
  }

  /** Whether the square of a long double is nothing beside it. */
  static boolean isTiny(ExtendedDouble x) {
    return Exponents.ilogb(x) < EXTENDED_TINY;
  }

  static Scaled expm1(DoubleDouble x) {
    if (Math.abs(x.high()) < 0.5) {
      return Scaled.of(Exponential.smallLessOne(x));
    }
    Scaled exp = Exponential.exp(x);
    return x.high() > 100 ? exp : Scaled.of(exp.value().plus(-1));
  }

  static ExtendedDouble log1p(ExtendedDouble x) {
    if (isTiny(x)) {
      return x;
    }
    ExtendedDouble sum = x.add(ExtendedDouble.ONE);
    if (sum.isZero()) {
      return ExtendedDouble.INFINITY.negate();
    }
    if (sum.isNegative()) {
      return ExtendedDouble.INDEFINITE;
    }
    return Exponents.ilogb(x) > 120
        ? Logarithms.log(x)
        : Logarithms.x87(Logarithm.logOnePlus(DoubleDouble.of(x)), Exponential.LN2);
  }
}
