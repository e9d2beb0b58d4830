package heapwright.number;

/**
 * The conversions that gcc -O0 compiles to on x86-64, with what they give outside the range of the
 * target, where C17 6.3.1.4 leaves the result undefined. A float converts as the double of the same
 * value does. 128-bit integers are in {@link Int128Conversions}.
 */
public final class FloatConversions {
  private static final double TWO_TO_63 = 0x1p63;
  private static final ExtendedDouble EXTENDED_TWO_TO_63 =
      ExtendedDouble.fromUnsignedLong(Long.MIN_VALUE);

  private FloatConversions() {}

  /**
   * Converts to an integer type, toward zero.
   *
   * @param bits width of the type: 8, 16, 32 or 64; _Bool is a comparison with zero instead
   * @param signed whether the type is
   * @return the value, extended to 64 bits as the type extends
   */
  public static long toInteger(double value, int bits, boolean signed) {
    if (bits == Long.SIZE) {
      return signed ? toLong(value) : toUnsignedLong(value);
    }
    // cvttsd2si has two widths: 32 bits serve the narrower types, 64 bits serve unsigned int.
    boolean wide = bits == Integer.SIZE && !signed;
    return extend(wide ? toLong(value) : toInt(value), bits, signed);
  }

  /** As {@link #toInteger(double, int, boolean)}, from a long double. */
  public static long toInteger(ExtendedDouble value, int bits, boolean signed) {
    if (bits == Long.SIZE) {
      return signed ? value.toLong() : toUnsignedLong(value);
    }
    // fistp has three widths: gcc takes the least that holds the type's values, 16 bits for bytes.
    int width = bits == Byte.SIZE ? Short.SIZE : signed ? bits : 2 * bits;
    return extend(ExtendedConversions.truncate(value, width), bits, signed);
  }

  /** cvttsd2si with a 32-bit destination. */
  public static int toInt(double value) {
    return value > -2147483649.0 && value < 2147483648.0 ? (int) value : Integer.MIN_VALUE;
  }

  /** cvttsd2si with a 64-bit destination. */
  public static long toLong(double value) {
    return value >= -TWO_TO_63 && value < TWO_TO_63 ? (long) value : Long.MIN_VALUE;
  }

  // From 2^63 on gcc subtracts that, converts, and flips the leading bit; NaN compares as below.
  static long toUnsignedLong(double value) {
    return value >= TWO_TO_63 ? toLong(value - TWO_TO_63) ^ Long.MIN_VALUE : toLong(value);
  }

  static long toUnsignedLong(ExtendedDouble value) {
    return switch (value.compare(EXTENDED_TWO_TO_63)) {
      case LESS, UNORDERED -> value.toLong();
      case EQUAL, GREATER -> value.subtract(EXTENDED_TWO_TO_63).toLong() ^ Long.MIN_VALUE;
    };
  }

  private static long extend(long value, int bits, boolean signed) {
    int unused = Long.SIZE - bits;
    return signed ? value << unused >> unused : value << unused >>> unused;
  }

  /** Rounds a 64-bit integer, or a narrower one extended to that, to nearest even. */
  public static double toDouble(long value, boolean signed) {
    if (signed || value >= 0) {
      return (double) value;
    }
    // The bit shifted out stays as the last bit, so that the sum is rounded once.
    return (double) (value >>> 1 | value & 1) * 2;
  }

  /** As {@link #toDouble(long, boolean)}, rounding to float at once. */
  public static float toFloat(long value, boolean signed) {
    if (signed || value >= 0) {
      return (float) value;
    }
    return (float) (value >>> 1 | value & 1) * 2;
  }

  /** cvtsd2ss: a NaN keeps its sign and its leading bits and becomes quiet. */
  public static float toFloat(double value) {
    if (!Double.isNaN(value)) {
      return (float) value;
    }
    long bits = Double.doubleToRawLongBits(value);
    int sign = (int) (bits >>> 32) & Integer.MIN_VALUE;
    int payload = (int) (bits >>> 29) & 0x003f_ffff;
    return Float.intBitsToFloat(sign | 0x7fc0_0000 | payload);
  }

  /** cvtss2sd: a NaN keeps its sign and payload and becomes quiet. */
  public static double toDouble(float value) {
    if (!Float.isNaN(value)) {
      return value;
    }
    int bits = Float.floatToRawIntBits(value);
    long sign = (long) bits << 32 & Long.MIN_VALUE;
    long payload = (bits & 0x003f_ffffL) << 29;
    return Double.longBitsToDouble(sign | 0x7ff8_0000_0000_0000L | payload);
  }
}
