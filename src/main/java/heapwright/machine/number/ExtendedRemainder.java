package heapwright.machine.number;

/** The exact remainder that fprem leads to. */
final class ExtendedRemainder {
  private ExtendedRemainder() {}

  static ExtendedDouble fmod(ExtendedDouble left, ExtendedDouble right) {
    if (left.isNaN() || right.isNaN()) {
      return ExtendedNan.of(left, right);
    }
    if (left.isInfinite() || right.isZero()) {
      return ExtendedDouble.INDEFINITE;
    }
    if (left.isZero()) {
      return left;
    }
    if (right.isInfinite() || left.normalExponent() < right.normalExponent()) {
      return ExtendedRounding.scale(left, 0);
    }
    return reduce(left, right, left.normalExponent() - right.normalExponent());
  }

  private static ExtendedDouble reduce(ExtendedDouble left, ExtendedDouble right, int distance) {
    long divisor = right.normalSignificand();
    long rest = Long.remainderUnsigned(left.normalSignificand(), divisor);
    for (int i = 0; i < distance && rest != 0; i++) {
      boolean carry = rest < 0;
      rest <<= 1;
      if (carry || Long.compareUnsigned(rest, divisor) >= 0) {
        rest -= divisor;
      }
    }
    if (rest == 0) {
      return ExtendedRounding.zero(left.isNegative());
    }
    int leading = Long.numberOfLeadingZeros(rest);
    int exponent = right.normalExponent() - leading;
    return ExtendedRounding.pack(left.isNegative(), exponent, rest << leading, 0);
  }
}
