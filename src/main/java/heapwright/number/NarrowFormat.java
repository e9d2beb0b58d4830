package heapwright.number;

/**
 * An IEEE 754 interchange format of at most 64 bits, with a hidden leading bit.
 *
 * @param precision bits of the significand, the hidden one included
 * @param maxExponent of the largest finite number; also the bias
 */
record NarrowFormat(int precision, int maxExponent) {
  static final NarrowFormat SINGLE = new NarrowFormat(24, 127);
  static final NarrowFormat DOUBLE = new NarrowFormat(53, 1023);

  int minExponent() {
    return 1 - maxExponent;
  }

  long infinity() {
    return (2L * maxExponent + 1) << precision - 1;
  }

  long quietBit() {
    return 1L << precision - 2;
  }

  long signBit() {
    return (2L * maxExponent + 2) << precision - 1;
  }

  /**
   * Encodes a positive number rounded to nearest even; overflow gives infinity.
   *
   * @param exponent of the leading bit, so that the number is at least two to this power
   * @param high the leading 64 bits, the first of them set
   * @param low the bits that follow; only whether there are any matters
   */
  long round(int exponent, long high, long low) {
    if (exponent > maxExponent) {
      return infinity();
    }
    long deficit = Math.max(0L, (long) minExponent() - exponent);
    long shift = Long.SIZE - precision + deficit;
    if (shift > Long.SIZE) {
      return 0;
    }
    long kept = shift == Long.SIZE ? 0 : high >>> shift;
    long rest = high << -shift;
    boolean tie = rest == Long.MIN_VALUE && low == 0;
    long rounded = kept + (rest < 0 && (!tie || (kept & 1) != 0) ? 1 : 0);
    // The hidden bit, and a carry out of the significand, add one to the exponent field.
    long field = deficit > 0 ? 0 : exponent + (long) maxExponent - 1;
    return (field << precision - 1) + rounded;
  }
}
