package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/**
 * A number as the sum of two doubles, the second at most half a unit of the first: 106 bits and
 * more. So its first part is the number rounded to double.
 *
 * <p>Dekker, "A floating-point technique for extending the available precision" (1971); the sums
 * and products have relative errors below 2<sup>-103</sup>.
 */
record DoubleDouble(double high, double low) {
  static final DoubleDouble ZERO = new DoubleDouble(0, 0);
  static final DoubleDouble ONE = new DoubleDouble(1, 0);

  static DoubleDouble of(double x) {
    return new DoubleDouble(x, 0);
  }

  /** A long double whose exponent a double can have. */
  static DoubleDouble of(ExtendedDouble x) {
    double high = x.toDouble();
    return new DoubleDouble(high, x.subtract(ExtendedDouble.fromDouble(high)).toDouble());
  }

  /** The exact sum. */
  static DoubleDouble sum(double x, double y) {
    double sum = x + y;
    double part = sum - x;
    return new DoubleDouble(sum, x - (sum - part) + (y - part));
  }

  /** The exact sum, where the first number is not the smaller one. */
  static DoubleDouble orderedSum(double x, double y) {
    double sum = x + y;
    return new DoubleDouble(sum, y - (sum - x));
  }

  /** The exact product. */
  static DoubleDouble product(double x, double y) {
    double product = x * y;
    return new DoubleDouble(product, Math.fma(x, y, -product));
  }

  DoubleDouble plus(double y) {
    DoubleDouble sum = sum(high, y);
    return orderedSum(sum.high, sum.low + low);
  }

  DoubleDouble plus(DoubleDouble y) {
    DoubleDouble highs = sum(high, y.high);
    DoubleDouble lows = sum(low, y.low);
    DoubleDouble first = orderedSum(highs.high, highs.low + lows.high);
    return orderedSum(first.high, first.low + lows.low);
  }

  DoubleDouble minus(DoubleDouble y) {
    return plus(y.negate());
  }

  DoubleDouble negate() {
    return new DoubleDouble(-high, -low);
  }

  DoubleDouble abs() {
    return high < 0 ? negate() : this;
  }

  DoubleDouble times(double y) {
    double product = high * y;
    double rest = Math.fma(high, y, -product);
    return orderedSum(product, Math.fma(low, y, rest));
  }

  DoubleDouble times(DoubleDouble y) {
    double product = high * y.high;
    double rest = Math.fma(high, y.high, -product);
    return orderedSum(product, rest + (high * y.low + low * y.high));
  }

  DoubleDouble square() {
    return times(this);
  }

  DoubleDouble over(DoubleDouble y) {
    double first = high / y.high;
    DoubleDouble rest = minus(y.times(first));
    double second = rest.high / y.high;
    rest = rest.minus(y.times(second));
    DoubleDouble quotient = orderedSum(first, second);
    return quotient.plus(rest.high / y.high);
  }

  DoubleDouble inverse() {
    return ONE.over(this);
  }

  DoubleDouble sqrt() {
    if (high == 0) {
      return this;
    }
    double root = Math.sqrt(high);
    DoubleDouble rest = minus(product(root, root));
    return orderedSum(root, rest.high / (2 * root));
  }

  /** Times a power of two; exact unless a part becomes subnormal. */
  DoubleDouble scale(int power) {
    return new DoubleDouble(Math.scalb(high, power), Math.scalb(low, power));
  }

  /** With the sign of another number. */
  DoubleDouble signed(double sign) {
    return sign < 0 ? negate() : this;
  }

  /** Rounded to 64 bits. */
  ExtendedDouble toExtended() {
    return ExtendedDouble.fromDouble(high).add(ExtendedDouble.fromDouble(low));
  }
}
