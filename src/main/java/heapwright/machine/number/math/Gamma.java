package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** {@code tgamma} and {@code lgamma}. */
public final class Gamma {
  /** From here on every type overflows; as far below zero, every type underflows. */
  private static final double FAR = 1800;

  /** Below this power of two the function is the inverse of its argument. */
  private static final int TINY = -110;

  /** Above this power of two Stirling's first terms are all that counts. */
  private static final int LARGE = 200;

  private static final int BEYOND = 100_000;

  private Gamma() {}

  static double tgamma(double x) {
    if (x == 0 || x == Double.POSITIVE_INFINITY) {
      return x == 0 ? 1 / x : x;
    }
    return x < 0 && Math.rint(x) == x ? Double.NaN : gamma(ExtendedDouble.fromDouble(x)).toDouble();
  }

  static ExtendedDouble tgamma(ExtendedDouble x) {
    if (x.isZero()) {
      return ExtendedDouble.ONE.divide(x);
    }
    if (x.isInfinite() && !x.isNegative()) {
      return x;
    }
    return x.isNegative() && isWhole(x)
        ? ExtendedDouble.INDEFINITE.negate()
        : gamma(x).toExtended();
  }

  private static boolean isWhole(ExtendedDouble x) {
    return x.isInfinite() || x.rint().equals(x);
  }

  private static Scaled gamma(ExtendedDouble x) {
    if (Exponents.ilogb(x) < TINY) {
      return Scaled.of(DoubleDouble.ONE).over(Scaled.of(x));
    }
    double near = x.toDouble();
    if (Math.abs(near) > FAR) {
      return new Scaled(DoubleDouble.of(sign(x)), near > 0 ? BEYOND : -BEYOND);
    }
    if (near > 0) {
      return GammaFunction.gamma(DoubleDouble.of(x));
    }
    Scaled size = GammaFunction.reflectedGamma(DoubleDouble.of(x));
    return sign(x) < 0 ? size.negate() : size;
  }

  static double lgamma(double x) {
    return Double.isInfinite(x) || x <= 0 && Math.rint(x) == x
        ? Double.POSITIVE_INFINITY
        : log(ExtendedDouble.fromDouble(x)).toDouble();
  }

  static ExtendedDouble lgamma(ExtendedDouble x) {
    return x.isInfinite() || x.isZero() || x.isNegative() && isWhole(x)
        ? ExtendedDouble.INFINITY
        : log(x).toExtended();
  }

  private static Scaled log(ExtendedDouble x) {
    int exponent = Exponents.ilogb(x);
    if (exponent < TINY) {
      return Scaled.of(Logarithm.log(Scaled.of(x.abs())).negate());
    }
    if (exponent > LARGE) {
      Scaled large = Scaled.of(x);
      DoubleDouble log = Logarithm.log(large).plus(-1);
      return new Scaled(large.significand().times(log), exponent);
    }
    DoubleDouble value = DoubleDouble.of(x);
    return Scaled.of(x.isNegative() ? GammaFunction.reflectedLog(value) : GammaFunction.log(value));
  }

  /** The sign of the gamma function as {@code signgam} tells it; positive at the poles but zero. */
  public static int sign(ExtendedDouble x) {
    if (x.isZero() || !x.isNegative()) {
      return x.isNegative() ? -1 : 1;
    }
    ExtendedDouble half = x.floor().scale(-1);
    return isWhole(x) || isWhole(half) ? 1 : -1;
  }
}
