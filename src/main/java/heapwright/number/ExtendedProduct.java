package heapwright.number;

import java.math.BigInteger;

/** Multiplication and division of long doubles in 128-bit integers. */
final class ExtendedProduct {
  private ExtendedProduct() {}

  static ExtendedDouble multiply(ExtendedDouble left, ExtendedDouble right) {
    if (left.isNaN() || right.isNaN()) {
      return ExtendedNan.of(left, right);
    }
    boolean negative = left.isNegative() != right.isNegative();
    boolean zero = left.isZero() || right.isZero();
    if (left.isInfinite() || right.isInfinite()) {
      return zero ? ExtendedDouble.INDEFINITE : ExtendedRounding.infinity(negative);
    }
    if (zero) {
      return ExtendedRounding.zero(negative);
    }
    long a = left.normalSignificand();
    long b = right.normalSignificand();
    long high = multiplyHigh(a, b);
    long low = a * b;
    int exponent = left.normalExponent() + right.normalExponent() - ExtendedDouble.BIAS + 1;
    if (high >= 0) {
      high = high << 1 | low >>> 63;
      low <<= 1;
      exponent--;
    }
    return ExtendedRounding.pack(negative, exponent, high, low);
  }

  static ExtendedDouble divide(ExtendedDouble left, ExtendedDouble right) {
    if (left.isNaN() || right.isNaN()) {
      return ExtendedNan.of(left, right);
    }
    boolean negative = left.isNegative() != right.isNegative();
    if (left.isInfinite()) {
      return right.isInfinite() ? ExtendedDouble.INDEFINITE : ExtendedRounding.infinity(negative);
    }
    if (right.isZero()) {
      return left.isZero() ? ExtendedDouble.INDEFINITE : ExtendedRounding.infinity(negative);
    }
    if (left.isZero() || right.isInfinite()) {
      return ExtendedRounding.zero(negative);
    }
    return divideFinite(negative, left, right);
  }

  private static ExtendedDouble divideFinite(
      boolean negative, ExtendedDouble left, ExtendedDouble right) {
    // More bits than are kept, so that of the remainder only matters whether there is one.
    BigInteger dividend = left.signedSignificand().abs().shiftLeft(2 * Long.SIZE);
    BigInteger[] quotient = dividend.divideAndRemainder(right.signedSignificand().abs());
    int power = left.scale() - right.scale() - 2 * Long.SIZE;
    LeadingBits bits = LeadingBits.of(quotient[0], power, quotient[1].signum() != 0);
    return ExtendedRounding.pack(negative, bits);
  }

  /** The upper half of the unsigned product. */
  private static long multiplyHigh(long a, long b) {
    return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
  }
}
