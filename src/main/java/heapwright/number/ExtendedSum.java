package heapwright.number;

/** Addition and subtraction of long doubles in 128-bit integers. */
final class ExtendedSum {
  private ExtendedSum() {}

  static ExtendedDouble add(ExtendedDouble left, ExtendedDouble right) {
    return sum(left, right, right.isNegative());
  }

  static ExtendedDouble subtract(ExtendedDouble left, ExtendedDouble right) {
    return sum(left, right, !right.isNegative());
  }

  // The sign of the right operand is apart, because a NaN keeps its own when it is subtracted.
  private static ExtendedDouble sum(
      ExtendedDouble left, ExtendedDouble right, boolean rightNegative) {
    if (left.isNaN() || right.isNaN()) {
      return ExtendedNan.of(left, right);
    }
    boolean leftNegative = left.isNegative();
    if (left.isInfinite() || right.isInfinite()) {
      return infiniteSum(left, right, rightNegative);
    }
    if (right.isZero()) {
      return left.isZero()
          ? ExtendedRounding.zero(leftNegative && rightNegative)
          : canonical(left, leftNegative);
    }
    if (left.isZero()) {
      return canonical(right, rightNegative);
    }
    if (leftNegative == rightNegative) {
      return left.normalExponent() >= right.normalExponent()
          ? addMagnitudes(leftNegative, left, right)
          : addMagnitudes(leftNegative, right, left);
    }
    int order = left.compareMagnitude(right);
    if (order == 0) {
      return ExtendedDouble.ZERO;
    }
    return order > 0
        ? subtractMagnitudes(leftNegative, left, right)
        : subtractMagnitudes(rightNegative, right, left);
  }

  private static ExtendedDouble infiniteSum(
      ExtendedDouble left, ExtendedDouble right, boolean rightNegative) {
    if (!left.isInfinite()) {
      return ExtendedRounding.infinity(rightNegative);
    }
    boolean opposed = right.isInfinite() && left.isNegative() != rightNegative;
    return opposed ? ExtendedDouble.INDEFINITE : left;
  }

  private static ExtendedDouble canonical(ExtendedDouble value, boolean negative) {
    return ExtendedRounding.pack(negative, value.normalExponent(), value.normalSignificand(), 0);
  }

  private static ExtendedDouble addMagnitudes(
      boolean negative, ExtendedDouble larger, ExtendedDouble smaller) {
    int exponent = larger.normalExponent();
    int shift = exponent - smaller.normalExponent();
    long small = smaller.normalSignificand();
    long large = larger.normalSignificand();
    long low = shiftedLow(small, shift);
    long high = large + shiftedHigh(small, shift);
    if (Long.compareUnsigned(high, large) < 0) {
      low = low >>> 1 | low & 1 | high << 63;
      high = high >>> 1 | ExtendedDouble.INTEGER_BIT;
      exponent++;
    }
    return ExtendedRounding.pack(negative, exponent, high, low);
  }

  private static ExtendedDouble subtractMagnitudes(
      boolean negative, ExtendedDouble larger, ExtendedDouble smaller) {
    int exponent = larger.normalExponent();
    int shift = exponent - smaller.normalExponent();
    long small = smaller.normalSignificand();
    long subtrahendLow = shiftedLow(small, shift);
    long low = -subtrahendLow;
    long borrow = subtrahendLow == 0 ? 0 : 1;
    long high = larger.normalSignificand() - shiftedHigh(small, shift) - borrow;
    if (high == 0) {
      // Only neighbouring exponents cancel all of it, and then at most one bit is in the low word.
      high = low;
      low = 0;
      exponent -= Long.SIZE;
    }
    int leading = Long.numberOfLeadingZeros(high);
    if (leading > 0) {
      high = high << leading | low >>> -leading;
      low <<= leading;
      exponent -= leading;
    }
    return ExtendedRounding.pack(negative, exponent, high, low);
  }

  private static long shiftedHigh(long value, int shift) {
    return shift >= Long.SIZE ? 0 : value >>> shift;
  }

  /** The 64 bits that a shift to the right pushes out, the last standing for all beyond. */
  private static long shiftedLow(long value, int shift) {
    if (shift == 0) {
      return 0;
    }
    if (shift <= Long.SIZE) {
      return value << -shift;
    }
    return shift >= 2 * Long.SIZE ? 1 : value >>> shift | (value << -shift != 0 ? 1 : 0);
  }
}
