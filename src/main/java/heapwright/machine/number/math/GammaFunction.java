package heapwright.machine.number.math;

import java.math.BigDecimal;

/**
 * The gamma function and its logarithm to some ninety bits: Stirling's series from twenty on, the
 * recurrence below, the reflection for negative numbers.
 */
final class GammaFunction {
  private static final double LARGE = 20;

  /** Around the zeros of the logarithm at one and two, a series of its own. */
  private static final double NEAR_ZERO = 0x1p-20;

  private static final DoubleDouble PI = Angle.RIGHT.scale(1);
  private static final DoubleDouble HALF_LOG_OF_TWO_PI = Logarithm.log(PI.scale(1)).scale(-1);

  /** B(2k) / (2k (2k-1)) as a fraction. */
  private static final DoubleDouble[] STIRLING = {
    ratio(1, 12),
    ratio(-1, 360),
    ratio(1, 1260),
    ratio(-1, 1680),
    ratio(1, 1188),
    ratio(-691, 360360),
    ratio(1, 156),
    ratio(-3617, 122400),
    ratio(43867, 244188),
    ratio(-174611, 125400),
    ratio(77683, 5796),
    ratio(-236364091, 1506960),
    ratio(657931, 300),
    ratio(-3392780147.0, 93960),
    ratio(1723168255201.0, 2492028),
    ratio(-7709321041217.0, 505920),
    ratio(151628697551.0, 396)
  };

  /** Euler's constant, and the values of the zeta function at 2, 3 and 4. */
  private static final DoubleDouble EULER = digits("0.57721566490153286060651209008240243104");

  private static final DoubleDouble ZETA2 = PI.square().over(DoubleDouble.of(6));
  private static final DoubleDouble ZETA3 = digits("1.20205690315959428539973816151144999077");
  private static final DoubleDouble ZETA4 = PI.square().square().over(DoubleDouble.of(90));

  private GammaFunction() {}

  private static DoubleDouble ratio(double numerator, double denominator) {
    return DoubleDouble.of(numerator).over(DoubleDouble.of(denominator));
  }

  private static DoubleDouble digits(String text) {
    BigDecimal value = new BigDecimal(text);
    double high = value.doubleValue();
    return new DoubleDouble(high, value.subtract(new BigDecimal(high)).doubleValue());
  }

  /** The logarithm of the function of a positive number. */
  static DoubleDouble log(DoubleDouble x) {
    if (Math.abs(x.high() - 1) < NEAR_ZERO) {
      return besideOne(x.plus(-1));
    }
    if (Math.abs(x.high() - 2) < NEAR_ZERO) {
      DoubleDouble rest = x.plus(-2);
      return besideOne(rest).plus(Logarithm.logOnePlus(rest));
    }
    if (x.high() >= LARGE) {
      return stirling(x);
    }
    return stirling(x.plus(steps(x))).minus(Logarithm.log(product(x)));
  }

  private static DoubleDouble besideOne(DoubleDouble x) {
    DoubleDouble sum = ZETA4.scale(-2).times(x).minus(ZETA3.over(DoubleDouble.of(3)));
    sum = sum.times(x).plus(ZETA2.scale(-1));
    sum = sum.times(x).minus(EULER);
    return sum.times(x);
  }

  private static int steps(DoubleDouble x) {
    return x.high() >= LARGE ? 0 : (int) Math.ceil(LARGE - x.high());
  }

  /** What the recurrence divides by. */
  private static DoubleDouble product(DoubleDouble x) {
    DoubleDouble product = x;
    for (int i = 1; i < steps(x); i++) {
      product = product.times(x.plus(i));
    }
    return product;
  }

  private static DoubleDouble stirling(DoubleDouble x) {
    DoubleDouble inverse = x.inverse();
    DoubleDouble square = inverse.square();
    DoubleDouble sum = DoubleDouble.ZERO;
    for (int i = STIRLING.length - 1; i >= 0; i--) {
      sum = sum.times(square).plus(STIRLING[i]);
    }
    DoubleDouble main = x.plus(-0.5).times(Logarithm.log(x)).minus(x);
    return main.plus(HALF_LOG_OF_TWO_PI).plus(sum.times(inverse));
  }

  /** The function of a positive number. */
  static Scaled gamma(DoubleDouble x) {
    if (x.high() >= LARGE) {
      return Exponential.exp(stirling(x));
    }
    Scaled above = Exponential.exp(stirling(x.plus(steps(x))));
    return new Scaled(above.significand().over(product(x)), above.exponent());
  }

  /** The function of a negative number that is not whole; its sign apart. */
  static Scaled reflectedGamma(DoubleDouble x) {
    Scaled mirror = gamma(DoubleDouble.ONE.minus(x));
    return new Scaled(PI.over(sine(x).times(mirror.significand())), -mirror.exponent());
  }

  static DoubleDouble reflectedLog(DoubleDouble x) {
    return Logarithm.log(PI.over(sine(x))).minus(log(DoubleDouble.ONE.minus(x)));
  }

  /** The size of the sine of pi times a number. */
  private static DoubleDouble sine(DoubleDouble x) {
    DoubleDouble rest = x.plus(-Math.rint(x.high()));
    return Circle.at(Angle.near(rest.times(PI))).sine().abs();
  }
}
