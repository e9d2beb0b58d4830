package heapwright.machine.number;

import java.math.BigInteger;

/** The correctly rounded square root of a long double. */
final class ExtendedRoot {
  private ExtendedRoot() {}

  static ExtendedDouble sqrt(ExtendedDouble value) {
    if (value.isNaN()) {
      return ExtendedNan.quiet(value);
    }
    if (value.isZero()) {
      return value;
    }
    if (value.isNegative()) {
      return ExtendedDouble.INDEFINITE;
    }
    return value.isInfinite() ? value : sqrtPositive(value);
  }

  private static ExtendedDouble sqrtPositive(ExtendedDouble value) {
    int unbiased = value.normalExponent() - ExtendedDouble.BIAS;
    // The radicand gets an even power of two and 127 or 128 bits, so the root has exactly 64.
    int shift = (unbiased & 1) == 0 ? 63 : 64;
    BigInteger radicand = unsigned(value.normalSignificand()).shiftLeft(shift);
    BigInteger[] root = radicand.sqrtAndRemainder();
    int exponent = (unbiased >> 1) + ExtendedDouble.BIAS;
    return ExtendedRounding.pack(false, exponent, root[0].longValue(), fraction(root));
  }

  // A root of an integer is never halfway between two integers.
  private static long fraction(BigInteger[] root) {
    if (root[1].signum() == 0) {
      return 0;
    }
    return root[1].compareTo(root[0]) > 0 ? Long.MIN_VALUE | 1 : 1;
  }

  private static BigInteger unsigned(long value) {
    return new BigInteger(Long.toUnsignedString(value));
  }
}
