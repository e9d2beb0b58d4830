package heapwright.number;

import java.math.BigInteger;

/** Long doubles from and to the other numbers. */
final class ExtendedConversions {
  private static final int FRACTION_BITS = 63;

  private ExtendedConversions() {}

  static ExtendedDouble fromMagnitude(boolean negative, long magnitude) {
    if (magnitude == 0) {
      return ExtendedRounding.zero(negative);
    }
    int leading = Long.numberOfLeadingZeros(magnitude);
    int exponent = ExtendedDouble.BIAS + FRACTION_BITS - leading;
    return ExtendedDouble.of(negative, exponent, magnitude << leading);
  }

  static ExtendedDouble fromBigInteger(BigInteger value) {
    if (value.signum() == 0) {
      return ExtendedDouble.ZERO;
    }
    return ExtendedRounding.pack(value.signum() < 0, LeadingBits.of(value.abs(), 0, false));
  }

  static ExtendedDouble fromDouble(double value) {
    return widen(Double.doubleToRawLongBits(value), NarrowFormat.DOUBLE);
  }

  static ExtendedDouble fromFloat(float value) {
    return widen(Float.floatToRawIntBits(value) & 0xffff_ffffL, NarrowFormat.SINGLE);
  }

  private static ExtendedDouble widen(long bits, NarrowFormat format) {
    boolean negative = (bits & format.signBit()) != 0;
    int field = (int) ((bits & format.infinity()) >>> format.precision() - 1);
    long fraction = bits << Long.SIZE - format.precision() & ~ExtendedDouble.INTEGER_BIT;
    if (field == 2 * format.maxExponent() + 1) {
      long quiet = fraction == 0 ? 0 : ExtendedDouble.QUIET_BIT;
      return ExtendedDouble.of(
          negative, ExtendedDouble.EXPONENT_MASK, ExtendedDouble.INTEGER_BIT | quiet | fraction);
    }
    if (field != 0) {
      int exponent = field - format.maxExponent() + ExtendedDouble.BIAS;
      return ExtendedDouble.of(negative, exponent, ExtendedDouble.INTEGER_BIT | fraction);
    }
    if (fraction == 0) {
      return ExtendedRounding.zero(negative);
    }
    int leading = Long.numberOfLeadingZeros(fraction);
    int exponent = format.minExponent() + ExtendedDouble.BIAS - leading;
    return ExtendedDouble.of(negative, exponent, fraction << leading);
  }

  static double toDouble(ExtendedDouble value) {
    return Double.longBitsToDouble(narrow(value, NarrowFormat.DOUBLE));
  }

  static float toFloat(ExtendedDouble value) {
    return Float.intBitsToFloat((int) narrow(value, NarrowFormat.SINGLE));
  }

  private static long narrow(ExtendedDouble value, NarrowFormat format) {
    if (value.isUnsupported()) {
      return format.signBit() | format.infinity() | format.quietBit();
    }
    return (value.isNegative() ? format.signBit() : 0) | narrowMagnitude(value, format);
  }

  private static long narrowMagnitude(ExtendedDouble value, NarrowFormat format) {
    if (value.isNaN()) {
      long payload = value.significand() << 1 >>> Long.SIZE + 1 - format.precision();
      return format.infinity() | format.quietBit() | payload;
    }
    if (value.isInfinite()) {
      return format.infinity();
    }
    if (value.isZero()) {
      return 0;
    }
    int exponent = value.normalExponent() - ExtendedDouble.BIAS;
    return format.round(exponent, value.normalSignificand(), 0);
  }

  /**
   * Truncates toward zero to a signed integer of 16, 32 or 64 bits, as fistp does: what does not
   * fit becomes the least integer of that width.
   */
  static long truncate(ExtendedDouble value, int bits) {
    long least = -1L << bits - 1;
    int exponent = value.exponentField() - ExtendedDouble.BIAS;
    if (value.isNaN() || exponent >= bits - 1) {
      return least;
    }
    if (exponent < 0) {
      return 0;
    }
    long magnitude = value.significand() >>> FRACTION_BITS - exponent;
    return value.isNegative() ? -magnitude : magnitude;
  }

  static BigInteger toBigInteger(ExtendedDouble value) {
    requireFinite(value);
    int shift = value.scale();
    BigInteger magnitude = value.signedSignificand().abs();
    BigInteger whole = shift >= 0 ? magnitude.shiftLeft(shift) : magnitude.shiftRight(-shift);
    return value.isNegative() ? whole.negate() : whole;
  }

  private static void requireFinite(ExtendedDouble value) {
    if (!value.isFinite()) {
      throw new ArithmeticException("no exact value: " + value);
    }
  }
}
