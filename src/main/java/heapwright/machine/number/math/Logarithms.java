package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;

/** {@code log} and {@code log2}. */
final class Logarithms {
  private static final double INVALID = SseArithmetic.divide(0, 0);
  private static final DoubleDouble LOG2_OF_E = Exponential.LN2.inverse();

  private Logarithms() {}

  static double log(double x) {
    return isOrdinary(x) ? Logarithm.log(Scaled.of(x)).high() : edge(x, INVALID);
  }

  private static boolean isOrdinary(double x) {
    return x > 0 && x < Double.POSITIVE_INFINITY;
  }

  private static double edge(double x, double invalid) {
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return x > 0 ? x : invalid;
  }

  static double log2(double x) {
    return isOrdinary(x) ? log2(Scaled.of(x)).high() : edge(x, INVALID);
  }

  private static DoubleDouble log2(Scaled x) {
    int exponent = Math.getExponent(x.significand().high());
    DoubleDouble significand = x.significand().scale(-exponent);
    if (significand.high() > 1.4142) {
      significand = significand.scale(-1);
      exponent++;
    }
    DoubleDouble log = Logarithm.ofSignificand(significand).times(LOG2_OF_E);
    int power = exponent + x.exponent();
    return power == 0 ? log : DoubleDouble.of(power).plus(log);
  }

  static ExtendedDouble log(ExtendedDouble x) {
    return log(x, Exponential.LN2);
  }

  private static boolean isOrdinary(ExtendedDouble x) {
    return !x.isNegative() && !x.isZero() && !x.isInfinite();
  }

  // The NaN here is a constant and not the result of an operation, so it is positive.
  private static ExtendedDouble edge(ExtendedDouble x) {
    if (x.isZero()) {
      return ExtendedDouble.INFINITY.negate();
    }
    return x.isNegative() ? ExtendedDouble.INDEFINITE.negate() : x;
  }

  static ExtendedDouble log2(ExtendedDouble x) {
    return isOrdinary(x) ? log2(Scaled.of(x)).toExtended() : edge(x);
  }

  /**
   * The logarithm to another base, as the x87 computes it: times a factor that was itself rounded
   * to a long double.
   */
  static ExtendedDouble log(ExtendedDouble x, DoubleDouble factor) {
    return isOrdinary(x) ? x87(Logarithm.log(Scaled.of(x)), factor) : edge(x);
  }

  static ExtendedDouble x87(DoubleDouble log, DoubleDouble factor) {
    DoubleDouble rounded = DoubleDouble.of(factor.toExtended());
    return log.times(LOG2_OF_E).times(rounded).toExtended();
  }
}
