package heapwright.machine.number;

/**
 * A flaw of glibc 2.36: before it rounds to a subnormal it forgets the bit that follows the first
 * {@code precision} ones. This shows only if no other bit follows, and then only if it read all the
 * decimals; of those beyond a quarter of the least subnormal it just notes that there are some.
 */
final class GlibcSubnormal {
  private GlibcSubnormal() {}

  /** The bits that glibc rounds; those of the number itself unless it is below the normal range. */
  static LeadingBits of(FloatLiteral.Number number, int precision, int minExponent) {
    LeadingBits bits = number.magnitude();
    if (bits.exponent() >= minExponent || !loneBitFollows(bits, precision)) {
      return bits;
    }
    long kept = bits.high() & -1L << Long.SIZE - precision;
    long rest = number.decimals() > precision - minExponent + 1 ? 1 : 0;
    return new LeadingBits(bits.exponent(), kept, rest);
  }

  private static boolean loneBitFollows(LeadingBits bits, int precision) {
    return precision == Long.SIZE
        ? bits.low() == Long.MIN_VALUE
        : bits.low() == 0 && bits.high() << precision == Long.MIN_VALUE;
  }
}
