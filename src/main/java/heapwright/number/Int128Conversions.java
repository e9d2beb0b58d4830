package heapwright.number;

import java.math.BigInteger;

/**
 * Conversions of __int128 and unsigned __int128, which gcc leaves to libgcc. Out of range they give
 * what libgcc's two steps of 64 bits give.
 */
public final class Int128Conversions {
  private static final BigInteger TWO_TO_128 = BigInteger.ONE.shiftLeft(128);
  private static final ExtendedDouble TWO_TO_MINUS_64 = ExtendedDouble.fromDouble(0x1p-64);

  private Int128Conversions() {}

  /** Converts toward zero; the result lies within the type's range. */
  public static BigInteger toInteger(double value, boolean signed) {
    if (!signed) {
      return unsigned(value);
    }
    return wrapSigned(value < 0 ? unsigned(-value).negate() : unsigned(value));
  }

  /** As {@link #toInteger(double, boolean)}, from a long double. */
  public static BigInteger toInteger(ExtendedDouble value, boolean signed) {
    if (!signed) {
      return unsigned(value);
    }
    return wrapSigned(isNegative(value) ? unsigned(value.negate()).negate() : unsigned(value));
  }

  private static BigInteger unsigned(double value) {
    long high = FloatConversions.toUnsignedLong(value * 0x1p-64);
    double rest = value - FloatConversions.toDouble(high, false) * 0x1p64;
    long low = FloatConversions.toUnsignedLong(rest);
    return word(high).shiftLeft(Long.SIZE).or(word(low));
  }

  private static BigInteger unsigned(ExtendedDouble value) {
    if (isNegative(value)) {
      return BigInteger.ZERO;
    }
    long high = FloatConversions.toUnsignedLong(value.multiply(TWO_TO_MINUS_64));
    BigInteger whole = word(high).shiftLeft(Long.SIZE);
    ExtendedDouble rest = value.subtract(ExtendedDouble.fromBigInteger(whole));
    BigInteger sum =
        isNegative(rest)
            ? whole.subtract(word(FloatConversions.toUnsignedLong(rest.negate())))
            : whole.add(word(FloatConversions.toUnsignedLong(rest)));
    return sum.mod(TWO_TO_128);
  }

  private static boolean isNegative(ExtendedDouble value) {
    return value.compare(ExtendedDouble.ZERO) == FloatOrdering.LESS;
  }

  private static BigInteger word(long bits) {
    BigInteger value = BigInteger.valueOf(bits & Long.MAX_VALUE);
    return bits < 0 ? value.setBit(63) : value;
  }

  private static BigInteger wrapSigned(BigInteger value) {
    BigInteger bits = value.mod(TWO_TO_128);
    return bits.testBit(127) ? bits.subtract(TWO_TO_128) : bits;
  }

  /** Rounds to nearest even. */
  public static double toDouble(BigInteger value) {
    return value.doubleValue();
  }

  /** Rounds to nearest even. An unsigned value near 2<sup>128</sup> becomes infinite. */
  public static float toFloat(BigInteger value) {
    return value.floatValue();
  }
}
