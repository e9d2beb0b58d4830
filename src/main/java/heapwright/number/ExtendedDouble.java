package heapwright.number;

import java.math.BigInteger;

/**
 * The x87 80-bit long double: a sign, a 15-bit exponent biased by 16383 and a 64-bit significand
 * whose leading bit is explicit. Two values are {@code equals} when their bits are; {@link
 * #compare} is the comparison of numbers.
 *
 * <p>Encodings, the invalid ones included, are treated as the processor treats them (Intel SDM
 * volume 1, 4.8 and 8.2.2); rounding is to nearest even with 64 bits of precision, which is how
 * Linux starts a process.
 *
 * @param signAndExponent the upper 16 bits
 * @param significand the lower 64 bits
 */
public record ExtendedDouble(int signAndExponent, long significand) {
  /**
   * Bytes that an object of the type occupies; the last six are padding that stores leave alone.
   */
  public static final int SLOT_BYTES = 16;

  static final int BIAS = 16383;
  static final int EXPONENT_MASK = 0x7fff;
  static final int SIGN_MASK = 0x8000;
  static final long INTEGER_BIT = 1L << 63;
  static final long QUIET_BIT = 1L << 62;

  public static final ExtendedDouble ZERO = new ExtendedDouble(0, 0);
  public static final ExtendedDouble ONE = new ExtendedDouble(BIAS, INTEGER_BIT);
  public static final ExtendedDouble INFINITY = new ExtendedDouble(EXPONENT_MASK, INTEGER_BIT);

  /** The NaN that an invalid operation gives; its sign is set, so it prints as "-nan". */
  public static final ExtendedDouble INDEFINITE =
      new ExtendedDouble(SIGN_MASK | EXPONENT_MASK, INTEGER_BIT | QUIET_BIT);

  public ExtendedDouble {
    if ((signAndExponent & ~0xffff) != 0) {
      throw new IllegalArgumentException("sign and exponent take 16 bits: " + signAndExponent);
    }
  }

  static ExtendedDouble of(boolean negative, int exponentField, long significand) {
    return new ExtendedDouble(negative ? exponentField | SIGN_MASK : exponentField, significand);
  }

  public static ExtendedDouble fromLong(long value) {
    return ExtendedConversions.fromMagnitude(value < 0, value < 0 ? -value : value);
  }

  public static ExtendedDouble fromUnsignedLong(long value) {
    return ExtendedConversions.fromMagnitude(false, value);
  }

  /** Rounds to nearest even, as libgcc does for the 128-bit integer types. */
  public static ExtendedDouble fromBigInteger(BigInteger value) {
    return ExtendedConversions.fromBigInteger(value);
  }

  public static ExtendedDouble fromDouble(double value) {
    return ExtendedConversions.fromDouble(value);
  }

  public static ExtendedDouble fromFloat(float value) {
    return ExtendedConversions.fromFloat(value);
  }

  public boolean isNegative() {
    return (signAndExponent & SIGN_MASK) != 0;
  }

  /** The biased exponent. */
  public int exponentField() {
    return signAndExponent & EXPONENT_MASK;
  }

  /**
   * Whether the bits are an encoding that the x87 no longer accepts; operations take it for NaN.
   */
  public boolean isUnsupported() {
    return exponentField() != 0 && significand >= 0;
  }

  /** A NaN, or an unsupported encoding, which compares as one. */
  public boolean isNaN() {
    return significand >= 0
        ? exponentField() != 0
        : exponentField() == EXPONENT_MASK && significand != INTEGER_BIT;
  }

  boolean isSignalling() {
    return isNaN() && !isUnsupported() && (significand & QUIET_BIT) == 0;
  }

  public boolean isInfinite() {
    return exponentField() == EXPONENT_MASK && significand == INTEGER_BIT;
  }

  public boolean isFinite() {
    return exponentField() != EXPONENT_MASK && !isUnsupported();
  }

  public boolean isZero() {
    return exponentField() == 0 && significand == 0;
  }

  /** The significand of a finite value other than zero, shifted until its leading bit is set. */
  long normalSignificand() {
    return significand << Long.numberOfLeadingZeros(significand);
  }

  /** The biased exponent that belongs to {@link #normalSignificand}; not positive if subnormal. */
  int normalExponent() {
    int field = exponentField();
    return field != 0 ? field : 1 - Long.numberOfLeadingZeros(significand);
  }

  /** The significand of a finite value as an integer, with the value's sign. */
  public BigInteger signedSignificand() {
    BigInteger magnitude = new BigInteger(Long.toUnsignedString(significand));
    return isNegative() ? magnitude.negate() : magnitude;
  }

  /** The power of two that {@link #signedSignificand} is to be multiplied by. */
  public int scale() {
    return Math.max(exponentField(), 1) - BIAS - (Long.SIZE - 1);
  }

  public ExtendedDouble add(ExtendedDouble addend) {
    return ExtendedSum.add(this, addend);
  }

  public ExtendedDouble subtract(ExtendedDouble subtrahend) {
    return ExtendedSum.subtract(this, subtrahend);
  }

  public ExtendedDouble multiply(ExtendedDouble factor) {
    return ExtendedProduct.multiply(this, factor);
  }

  public ExtendedDouble divide(ExtendedDouble divisor) {
    return ExtendedProduct.divide(this, divisor);
  }

  /** Flips the sign, of a NaN too. */
  public ExtendedDouble negate() {
    return new ExtendedDouble(signAndExponent ^ SIGN_MASK, significand);
  }

  public ExtendedDouble abs() {
    return new ExtendedDouble(exponentField(), significand);
  }

  /** How the numbers stand to each other, as fucomi decides it. */
  public FloatOrdering compare(ExtendedDouble other) {
    if (isNaN() || other.isNaN()) {
      return FloatOrdering.UNORDERED;
    }
    if (isZero() && other.isZero()) {
      return FloatOrdering.EQUAL;
    }
    if (isNegative() != other.isNegative()) {
      return isNegative() ? FloatOrdering.LESS : FloatOrdering.GREATER;
    }
    int order = compareMagnitude(other);
    if (order == 0) {
      return FloatOrdering.EQUAL;
    }
    return order < 0 == isNegative() ? FloatOrdering.GREATER : FloatOrdering.LESS;
  }

  /** Orders two values that are not NaN by their distance from zero. */
  int compareMagnitude(ExtendedDouble other) {
    // Field 0 has the scale of field 1: a pseudo-denormal equals the normal number beside it.
    int order = Integer.compare(scale(), other.scale());
    return order != 0 ? order : Long.compareUnsigned(significand, other.significand);
  }

  /** Truncated toward zero; 2<sup>63</sup> negated when that does not fit, as fistp stores it. */
  public long toLong() {
    return ExtendedConversions.truncate(this, Long.SIZE);
  }

  public double toDouble() {
    return ExtendedConversions.toDouble(this);
  }

  public float toFloat() {
    return ExtendedConversions.toFloat(this);
  }

  /** The integer part of a finite number, however large. */
  public BigInteger toBigInteger() {
    return ExtendedConversions.toBigInteger(this);
  }

  @Override
  public String toString() {
    return String.format("%04x:%016x", signAndExponent, significand);
  }
}
