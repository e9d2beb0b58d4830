package heapwright.machine.number;

/** Rounding of long doubles to integral values. */
final class ExtendedIntegral {
  /** Which integral neighbour is taken. */
  enum Direction {
    DOWN,
    UP,
    TOWARD_ZERO,
    HALF_AWAY,
    HALF_EVEN
  }

  private ExtendedIntegral() {}

  static ExtendedDouble toIntegral(ExtendedDouble value, Direction direction) {
    if (value.isNaN()) {
      return ExtendedNan.quiet(value);
    }
    if (value.isZero() || value.isInfinite()) {
      return value;
    }
    int fractionBits = 63 - (value.normalExponent() - ExtendedDouble.BIAS);
    if (fractionBits <= 0) {
      return value;
    }
    long whole = fractionBits >= Long.SIZE ? 0 : value.significand() >>> fractionBits;
    long fraction = fraction(value, fractionBits);
    if (fraction != 0 && growsMagnitude(direction, value.isNegative(), whole, fraction)) {
      whole++;
    }
    return ExtendedConversions.fromMagnitude(value.isNegative(), whole);
  }

  /** The part below one as 64 bits; below a half all that matters is that it is not zero. */
  private static long fraction(ExtendedDouble value, int fractionBits) {
    return fractionBits > Long.SIZE ? 1 : value.significand() << -fractionBits;
  }

  private static boolean growsMagnitude(
      Direction direction, boolean negative, long whole, long fraction) {
    return switch (direction) {
      case DOWN -> negative;
      case UP -> !negative;
      case TOWARD_ZERO -> false;
      case HALF_AWAY -> fraction < 0;
      case HALF_EVEN -> fraction < 0 && (fraction != Long.MIN_VALUE || (whole & 1) != 0);
    };
  }
}
