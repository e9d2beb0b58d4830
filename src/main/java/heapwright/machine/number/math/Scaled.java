package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** A number with an exponent of its own, for what lies beyond the range of double. */
record Scaled(DoubleDouble significand, int exponent) {

  static Scaled of(DoubleDouble value) {
    return new Scaled(value, 0);
  }

  static Scaled of(double x) {
    return Math.abs(x) >= Double.MIN_NORMAL
        ? new Scaled(DoubleDouble.of(x), 0)
        : new Scaled(DoubleDouble.of(x * 0x1p64), -64);
  }

  /** A finite long double. */
  static Scaled of(ExtendedDouble x) {
    int exponent = x.isZero() ? 0 : Exponents.ilogb(x);
    return new Scaled(DoubleDouble.of(x.scale(-exponent)), exponent);
  }

  /** The power of two at or below the number's size. */
  int binade() {
    return Math.getExponent(significand.high()) + exponent;
  }

  /** The number over that power of two. */
  DoubleDouble normal() {
    return significand.scale(-Math.getExponent(significand.high()));
  }

  Scaled over(Scaled y) {
    return new Scaled(normal().over(y.normal()), binade() - y.binade());
  }

  Scaled negate() {
    return new Scaled(significand.negate(), exponent);
  }

  /** As a sum of doubles; what is smaller than any double becomes zero. */
  DoubleDouble value() {
    return exponent == 0 ? significand : significand.scale(exponent);
  }

  /** Rounded once, also where the result is subnormal. */
  double toDouble() {
    double rounded = Math.scalb(significand.high(), exponent);
    return Math.abs(rounded) >= Double.MIN_NORMAL ? rounded : toSubnormal();
  }

  // In units of the least double, the number is to be rounded to an integer.
  private double toSubnormal() {
    double high = Math.scalb(significand.high(), exponent + 1074);
    double low = Math.scalb(significand.low(), exponent + 1074);
    double whole = Math.rint(high);
    if (Math.abs(high - whole) == 0.5 && low != 0) {
      whole = low > 0 ? Math.ceil(high) : Math.floor(high);
    }
    return Math.scalb(whole, -1074);
  }

  ExtendedDouble toExtended() {
    return significand.toExtended().scale(exponent);
  }
}
