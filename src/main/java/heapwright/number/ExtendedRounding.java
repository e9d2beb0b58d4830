package heapwright.number;

/** Rounds exact results to the 64 bits of a long double. */
final class ExtendedRounding {
  private ExtendedRounding() {}

  /**
   * Rounds to nearest even.
   *
   * @param exponent the biased exponent that belongs to {@code high}; any int
   * @param high the leading 64 bits, the first of them set
   * @param low the 64 bits that follow, the last of them set if any bit beyond is
   */
  static ExtendedDouble pack(boolean negative, int exponent, long high, long low) {
    if (exponent <= 0) {
      return packSubnormal(negative, 1L - exponent, high, low);
    }
    if (roundsUp(high, low)) {
      high++;
      if (high == 0) {
        high = ExtendedDouble.INTEGER_BIT;
        exponent++;
      }
    }
    return exponent >= ExtendedDouble.EXPONENT_MASK
        ? infinity(negative)
        : ExtendedDouble.of(negative, exponent, high);
  }

  /** Rounds a number that is not zero, given without its sign, to nearest even. */
  static ExtendedDouble pack(boolean negative, LeadingBits bits) {
    return pack(negative, bits.exponent() + ExtendedDouble.BIAS, bits.high(), bits.low());
  }

  private static ExtendedDouble packSubnormal(boolean negative, long shift, long high, long low) {
    if (shift > Long.SIZE) {
      return ExtendedDouble.of(negative, 0, 0);
    }
    long shifted = shift == Long.SIZE ? 0 : high >>> shift;
    long rest = high << -shift | (low != 0 ? 1 : 0);
    if (roundsUp(shifted, rest)) {
      shifted++;
    }
    // A carry into the leading bit makes the least normal number.
    return ExtendedDouble.of(negative, shifted < 0 ? 1 : 0, shifted);
  }

  private static boolean roundsUp(long high, long low) {
    return low < 0 && (low != Long.MIN_VALUE || (high & 1) != 0);
  }

  static ExtendedDouble infinity(boolean negative) {
    return negative ? ExtendedDouble.INFINITY.negate() : ExtendedDouble.INFINITY;
  }

  static ExtendedDouble zero(boolean negative) {
    return negative ? ExtendedDouble.ZERO.negate() : ExtendedDouble.ZERO;
  }
}
