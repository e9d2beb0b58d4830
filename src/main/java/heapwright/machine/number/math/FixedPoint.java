package heapwright.machine.number.math;

import java.math.BigInteger;
import java.util.function.LongFunction;

/**
 * Constants to as many digits as wanted: integers that stand for themselves divided by a power of
 * two. Used once for each table; the errors are a few units of the last of many spare bits.
 */
final class FixedPoint {
  /** Bits after the point. */
  static final int BITS = 256;

  private static final BigInteger ONE = BigInteger.ONE.shiftLeft(BITS);

  private FixedPoint() {}

  /** Machin's formula. */
  static BigInteger pi(int bits) {
    BigInteger fifth = inverseTangent(5, bits + 16).multiply(BigInteger.valueOf(16));
    BigInteger small = inverseTangent(239, bits + 16).multiply(BigInteger.valueOf(4));
    return fifth.subtract(small).shiftRight(16);
  }

  /** The angle whose tangent is one divided by an integer. */
  private static BigInteger inverseTangent(long divisor, int bits) {
    BigInteger square = BigInteger.valueOf(divisor * divisor);
    BigInteger power = BigInteger.ONE.shiftLeft(bits).divide(BigInteger.valueOf(divisor));
    BigInteger sum = BigInteger.ZERO;
    for (long n = 1; power.signum() != 0; n += 2) {
      BigInteger term = power.divide(BigInteger.valueOf(n));
      sum = n % 4 == 1 ? sum.add(term) : sum.subtract(term);
      power = power.divide(square);
    }
    return sum;
  }

  static BigInteger pi() {
    return pi(BITS);
  }

  /** The natural logarithm of a positive fraction. */
  static BigInteger log(long numerator, long denominator) {
    // ln(n/d) is twice the area tangent of (n-d)/(n+d).
    BigInteger ratio =
        ONE.multiply(BigInteger.valueOf(numerator - denominator))
            .divide(BigInteger.valueOf(numerator + denominator));
    return oddSeries(ratio, times(ratio, ratio)).shiftLeft(1);
  }

  /** The angle whose tangent is a fraction well below one. */
  static BigInteger atan(long numerator, long denominator) {
    BigInteger tangent = fraction(numerator, denominator);
    return oddSeries(tangent, times(tangent, tangent).negate());
  }

  /** x + x s / 3 + x s^2 / 5 + ... */
  private static BigInteger oddSeries(BigInteger x, BigInteger step) {
    BigInteger sum = BigInteger.ZERO;
    BigInteger power = x;
    for (long n = 1; power.abs().bitLength() > 1; n += 2) {
      sum = sum.add(power.divide(BigInteger.valueOf(n)));
      power = times(power, step);
    }
    return sum;
  }

  static BigInteger exp(long numerator, long denominator) {
    BigInteger x = fraction(numerator, denominator);
    return factorialSeries(ONE, x, 1, n -> n);
  }

  static BigInteger sin(long numerator, long denominator) {
    BigInteger x = fraction(numerator, denominator);
    return factorialSeries(x, times(x, x).negate(), 2, n -> n * (n + 1));
  }

  static BigInteger cos(long numerator, long denominator) {
    BigInteger x = fraction(numerator, denominator);
    return factorialSeries(ONE, times(x, x).negate(), 1, n -> n * (n + 1));
  }

  /** Terms of which each is the last times a step over the divisor that belongs to its number. */
  private static BigInteger factorialSeries(
      BigInteger first, BigInteger step, long start, LongFunction<Long> divisor) {
    int stride = divisor.apply(1) == 1 ? 1 : 2;
    BigInteger sum = BigInteger.ZERO;
    BigInteger term = first;
    for (long n = start; term.abs().bitLength() > 1; n += stride) {
      sum = sum.add(term);
      term = times(term, step).divide(BigInteger.valueOf(divisor.apply(n)));
    }
    return sum;
  }

  private static BigInteger fraction(long numerator, long denominator) {
    return ONE.multiply(BigInteger.valueOf(numerator)).divide(BigInteger.valueOf(denominator));
  }

  private static BigInteger times(BigInteger x, BigInteger y) {
    return x.multiply(y).shiftRight(BITS);
  }

  static DoubleDouble round(BigInteger value) {
    return round(value, BITS);
  }

  /** The nearest sum of two doubles. */
  static DoubleDouble round(BigInteger value, int bits) {
    double high = value.doubleValue();
    double low = value.subtract(integer(high)).doubleValue();
    return new DoubleDouble(Math.scalb(high, -bits), Math.scalb(low, -bits));
  }

  private static BigInteger integer(double x) {
    int exponent = Math.getExponent(x);
    long significand = (long) Math.scalb(x, 60 - exponent);
    BigInteger value = BigInteger.valueOf(significand);
    return exponent >= 60 ? value.shiftLeft(exponent - 60) : value.shiftRight(60 - exponent);
  }

  /**
   * The leading bits as a double, and the rest as a sum of two: for exact products with integers.
   */
  static double leading(BigInteger value, int kept) {
    int dropped = value.bitLength() - kept;
    return Math.scalb(value.shiftRight(dropped).doubleValue(), dropped - BITS);
  }

  /** What is left of a value after some numbers were taken away. */
  static BigInteger without(BigInteger value, double... parts) {
    BigInteger rest = value;
    for (double part : parts) {
      rest = rest.subtract(integer(Math.scalb(part, BITS)));
    }
    return rest;
  }

  static DoubleDouble[] table(int from, int to, LongFunction<BigInteger> entry) {
    DoubleDouble[] table = new DoubleDouble[to - from + 1];
    for (int i = from; i <= to; i++) {
      table[i - from] = round(entry.apply(i));
    }
    return table;
  }
}
