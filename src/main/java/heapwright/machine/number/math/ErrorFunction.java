package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** {@code erf} and {@code erfc}: a series near zero, a continued fraction far from it. */
final class ErrorFunction {
  private static final DoubleDouble ROOT_OF_PI = FixedPoint.round(FixedPoint.pi()).sqrt();
  private static final DoubleDouble FACTOR = DoubleDouble.of(2).over(ROOT_OF_PI);

  /** From here on, the fraction is used instead of the series. */
  private static final double FAR = 3;

  /** From here on the integral has all its weight, in every type. */
  private static final double COMPLETE = 7;

  /** From here on nothing is left of the rest, in every type. */
  private static final double NOTHING = 107;

  private static final double TINY = 0x1p-40;
  private static final int EXTENDED_TINY = -40;

  private ErrorFunction() {}

  static double erf(double x) {
    if (Math.abs(x) < TINY) {
      Scaled small = Scaled.of(x);
      return new Scaled(small.significand().times(FACTOR), small.exponent()).toDouble();
    }
    return Math.abs(x) > COMPLETE ? Math.copySign(1, x) : erf(DoubleDouble.of(x)).high();
  }

  static ExtendedDouble erf(ExtendedDouble x) {
    if (x.isZero()) {
      return x;
    }
    if (Exponents.ilogb(x) < EXTENDED_TINY) {
      Scaled small = Scaled.of(x);
      return new Scaled(small.significand().times(FACTOR), small.exponent()).toExtended();
    }
    double near = x.toDouble();
    return Math.abs(near) > COMPLETE
        ? ExtendedDouble.fromDouble(Math.copySign(1, near))
        : erf(DoubleDouble.of(x)).toExtended();
  }

  private static DoubleDouble erf(DoubleDouble x) {
    DoubleDouble size = x.abs();
    DoubleDouble result =
        size.high() < FAR ? series(size) : DoubleDouble.ONE.minus(fraction(size).value());
    return result.signed(x.high());
  }

  // 2/sqrt(pi) exp(-x^2) (x + 2 x^3 / 3 + 4 x^5 / 15 + ...): nothing cancels.
  private static DoubleDouble series(DoubleDouble x) {
    DoubleDouble square = x.square().scale(1);
    DoubleDouble term = x;
    DoubleDouble sum = x;
    for (int n = 3; term.high() > sum.high() * 0x1p-110; n += 2) {
      term = term.times(square).over(DoubleDouble.of(n));
      sum = sum.plus(term);
    }
    DoubleDouble exp = Exponential.exp(x.square().negate()).value();
    return FACTOR.times(exp).times(sum);
  }

  /** The complement: exp(-x^2) / (sqrt(pi) (x + (1/2)/(x + (2/2)/(x + (3/2)/(x + ...))))). */
  private static Scaled fraction(DoubleDouble x) {
    int depth = 24 + (int) (600 / (x.high() * x.high()));
    DoubleDouble below = x;
    for (int n = depth; n > 0; n--) {
      below = x.plus(DoubleDouble.of(n / 2.0).over(below));
    }
    Scaled exp = Exponential.exp(x.square().negate());
    return new Scaled(exp.significand().over(ROOT_OF_PI.times(below)), exp.exponent());
  }

  static double erfc(double x) {
    if (Math.abs(x) > NOTHING) {
      return x > 0 ? 0 : 2;
    }
    return erfc(DoubleDouble.of(x)).toDouble();
  }

  static ExtendedDouble erfc(ExtendedDouble x) {
    double near = x.toDouble();
    if (Math.abs(near) > NOTHING) {
      return ExtendedDouble.fromLong(near > 0 ? 0 : 2);
    }
    return erfc(DoubleDouble.of(x)).toExtended();
  }

  private static Scaled erfc(DoubleDouble x) {
    if (x.high() >= FAR) {
      return fraction(x);
    }
    boolean complete = x.high() < -20;
    return Scaled.of(DoubleDouble.ONE.minus(complete ? DoubleDouble.of(-1) : erf(x)));
  }
}
