package heapwright.number;

import java.math.BigInteger;

/**
 * A positive number cut to the 128 bits that decide how it is rounded.
 *
 * @param exponent of the leading bit
 * @param high the leading 64 bits, the first of them set
 * @param low the 64 bits that follow, the last of them set if any bit beyond is
 */
record LeadingBits(int exponent, long high, long low) {
  private static final int KEPT = 2 * Long.SIZE;

  /**
   * @param power the power of two that the value is to be multiplied by
   * @param more whether the number exceeds this product by less than a unit of the value
   */
  static LeadingBits of(BigInteger value, int power, boolean more) {
    int length = value.bitLength();
    int excess = length - KEPT;
    BigInteger kept = excess >= 0 ? value.shiftRight(excess) : value.shiftLeft(-excess);
    boolean sticky = more || excess > 0 && value.getLowestSetBit() < excess;
    long high = kept.shiftRight(Long.SIZE).longValue();
    long low = kept.longValue() | (sticky ? 1 : 0);
    return new LeadingBits(power + length - 1, high, low);
  }
}
