package heapwright.number;

/** The two operations on unsigned 128-bit words that Java 17 has no method for. */
final class WideWords {
  private static final long HALF_MASK = 0xffff_ffffL;

  private WideWords() {}

  /** The upper half of the unsigned product. */
  static long multiplyHigh(long a, long b) {
    return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
  }

  /**
   * The unsigned quotient of a two-word dividend by a divisor whose leading bit is set and which
   * exceeds the dividend's upper word (Knuth, TAOCP volume 2, algorithm 4.3.1 D with 32-bit
   * digits).
   */
  static long divide(long high, long low, long divisor) {
    long first = quotientDigit(high, low >>> 32, divisor);
    long rest = (high << 32 | low >>> 32) - first * divisor;
    long second = quotientDigit(rest, low & HALF_MASK, divisor);
    return first << 32 | second;
  }

  private static long quotientDigit(long high, long nextDigit, long divisor) {
    long divisorHigh = divisor >>> 32;
    long divisorLow = divisor & HALF_MASK;
    long digit = Long.divideUnsigned(high, divisorHigh);
    long rest = high - digit * divisorHigh;
    while (digit > HALF_MASK
        || Long.compareUnsigned(digit * divisorLow, rest << 32 | nextDigit) > 0) {
      digit--;
      rest += divisorHigh;
      if (rest > HALF_MASK) {
        break;
      }
    }
    return digit;
  }
}
