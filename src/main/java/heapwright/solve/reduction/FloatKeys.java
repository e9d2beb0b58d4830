package heapwright.solve.reduction;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;

/**
 * Floating-point numbers as integers in the same order: the encoding where the sign is clear, else
 * with all bits below the sign turned over. Zeros become 0 and -1, NaNs lie beyond the infinities.
 * Spans of numbers are spans of these keys.
 */
final class FloatKeys {
  private FloatKeys() {}

  /**
   * Whether keys are in the numbers' order: a long double has several encodings of some numbers.
   */
  static boolean areOrdered(Sort sort) {
    return sort instanceof Sort.Floating f && f.format() != FloatFormat.LONG_DOUBLE;
  }

  /** The key of an encoding, and the encoding of a key; other values stay as they are. */
  static BitVector turned(Sort sort, BitVector value) {
    if (!(sort instanceof Sort.Floating) || !value.isNegative()) {
      return value;
    }
    return BitVector.of(value.width(), turned(value.signed(), value.width()));
  }

  private static BigInteger turned(BigInteger negative, int width) {
    return BigInterval.signed(width).least().subtract(BigInteger.ONE).subtract(negative);
  }

  /** The same for all values of a span. */
  static TermRange turned(TermRange span) {
    BigInterval all = span.signed();
    if (all.least().signum() >= 0) {
      return span;
    }
    int width = span.width();
    BigInteger least = BigInterval.signed(width).least();
    boolean mixed = all.greatest().signum() >= 0;
    return TermRange.ofSigned(
        width,
        new BigInterval(
            mixed ? least : turned(all.greatest(), width),
            mixed ? all.greatest() : turned(all.least(), width)));
  }

  static BigInteger infinity(Sort sort) {
    FloatFormat format = ((Sort.Floating) sort).format();
    int fraction = format.width() - 1 - format.exponentBits();
    return BigInteger.ONE
        .shiftLeft(format.exponentBits())
        .subtract(BigInteger.ONE)
        .shiftLeft(fraction);
  }

  /** The keys of all numbers but NaNs. */
  static BigInterval numbers(Sort sort) {
    BigInteger infinity = infinity(sort);
    return new BigInterval(infinity.not(), infinity);
  }

  static BigInterval finite(Sort sort) {
    BigInteger greatest = infinity(sort).subtract(BigInteger.ONE);
    return new BigInterval(greatest.not(), greatest);
  }

  /** With both zeros where it ends at one of them. */
  static BigInterval withZeros(BigInterval keys) {
    BigInteger minusZero = BigInteger.ONE.negate();
    return new BigInterval(
        keys.least().signum() == 0 ? minusZero : keys.least(),
        keys.greatest().equals(minusZero) ? BigInteger.ZERO : keys.greatest());
  }

  /** One step outwards at both ends. */
  static BigInterval widened(BigInterval keys) {
    return new BigInterval(
        keys.least().subtract(BigInteger.ONE), keys.greatest().add(BigInteger.ONE));
  }
}
