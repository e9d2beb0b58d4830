package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** {@code exp} and {@code exp2}. */
final class Powers {
  /** Exponents beyond this overflow or underflow every type. */
  private static final double FAR = 17_000;

  private Powers() {}

  static double exp(double x) {
    return Math.abs(x) > 800 ? far(x) : Exponential.exp(DoubleDouble.of(x)).toDouble();
  }

  static ExtendedDouble exp(ExtendedDouble x) {
    double near = x.toDouble();
    return Math.abs(near) > FAR
        ? ExtendedDouble.fromDouble(far(near))
        : Exponential.exp(DoubleDouble.of(x)).toExtended();
  }

  private static double far(double x) {
    return x > 0 ? Double.POSITIVE_INFINITY : 0;
  }

  static double exp2(double x) {
    return Math.abs(x) > 1100 ? far(x) : exp2(DoubleDouble.of(x)).toDouble();
  }

  static ExtendedDouble exp2(ExtendedDouble x) {
    double near = x.toDouble();
    return Math.abs(near) > FAR
        ? ExtendedDouble.fromDouble(far(near))
        : exp2(DoubleDouble.of(x)).toExtended();
  }

  private static Scaled exp2(DoubleDouble x) {
    int power = (int) Math.rint(x.high());
    return new Scaled(Exponential.small(x.plus(-power).times(Exponential.LN2)), power);
  }
}
