package heapwright.machine.number;

/**
 * Whether reading a literal sets errno to ERANGE: if it rounds beyond the largest finite number, or
 * if it is tiny and loses bits. Tiny is what stays below the least normal number when it is rounded
 * with an unbounded exponent, the x86 rule (IEEE 754-2008 7.5 allows two).
 *
 * @param precision bits of the format's significand
 * @param maxExponent of its largest finite number
 */
record RangeCheck(int precision, int maxExponent) implements FloatLiteral.Cases<Boolean> {
  @Override
  public Boolean zero(boolean negative) {
    return false;
  }

  @Override
  public Boolean infinite(boolean negative) {
    return false;
  }

  @Override
  public Boolean nan(boolean negative, NanPayload payload) {
    return payload.overflow();
  }

  @Override
  public Boolean number(FloatLiteral.Number number) {
    LeadingBits magnitude = number.magnitude();
    int minExponent = 1 - maxExponent;
    int rounded = magnitude.exponent() + (carries(magnitude) ? 1 : 0);
    if (rounded > maxExponent) {
      return true;
    }
    int lost = minExponent - magnitude.exponent();
    return rounded < minExponent
        && losesBits(GlibcSubnormal.of(number, precision, minExponent), precision - lost);
  }

  /** Whether rounding to the precision reaches the next power of two. */
  private boolean carries(LeadingBits magnitude) {
    long allOnes = -1L << Long.SIZE - precision;
    if ((magnitude.high() & allOnes) != allOnes) {
      return false;
    }
    return precision == Long.SIZE
        ? magnitude.low() < 0
        : (magnitude.high() & 1L << Long.SIZE - 1 - precision) != 0;
  }

  private static boolean losesBits(LeadingBits magnitude, int kept) {
    return magnitude.low() != 0 || kept <= 0 || kept < Long.SIZE && magnitude.high() << kept != 0;
  }
}
