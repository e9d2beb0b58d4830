package heapwright.number;

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
    long high = WideWords.multiplyHigh(a, b);
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
    long dividend = left.normalSignificand();
    long divisor = right.normalSignificand();
    int exponent = left.normalExponent() - right.normalExponent() + ExtendedDouble.BIAS - 1;
    long dividendLow = 0;
    if (Long.compareUnsigned(dividend, divisor) >= 0) {
      // Halving the dividend keeps the quotient within 64 bits with its leading bit set.
      dividendLow = dividend << 63;
      dividend >>>= 1;
      exponent++;
    }
    long quotient = WideWords.divide(dividend, dividendLow, divisor);
    long remainder = dividendLow - quotient * divisor;
    long low = fraction(remainder, divisor);
    return ExtendedRounding.pack(negative, exponent, quotient, low);
  }

  /** Where a remainder lies against half the divisor, in the form that rounding reads. */
  private static long fraction(long remainder, long divisor) {
    if (remainder == 0) {
      return 0;
    }
    int order = Long.compareUnsigned(remainder, divisor - remainder);
    if (order == 0) {
      return Long.MIN_VALUE;
    }
    return order < 0 ? 1 : Long.MIN_VALUE | 1;
  }
}
