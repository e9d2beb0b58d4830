package heapwright.solve.reduction;

import heapwright.symbolic.term.BitVector;
import heapwright.symbolic.term.FloatFormat;
import heapwright.symbolic.term.Sort;
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
    return Interval.signed(width).least().subtract(BigInteger.ONE).subtract(negative);
  }

  /** The same for all values of a span. */
  static Span turned(Span span) {
    Interval all = span.signed();
    if (all.least().signum() >= 0) {
      return span;
    }
    int width = span.width();
    BigInteger least = Interval.signed(width).least();
    boolean mixed = all.greatest().signum() >= 0;
    return Span.ofSigned(
        width,
        new Interval(
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
  static Interval numbers(Sort sort) {
    BigInteger infinity = infinity(sort);
    return new Interval(infinity.not(), infinity);
  }

  static Interval finite(Sort sort) {
    BigInteger greatest = infinity(sort).subtract(BigInteger.ONE);
    return new Interval(greatest.not(), greatest);
  }

  /** With both zeros where it ends at one of them. */
  static Interval withZeros(Interval keys) {
    BigInteger minusZero = BigInteger.ONE.negate();
    return new Interval(
        keys.least().signum() == 0 ? minusZero : keys.least(),
        keys.greatest().equals(minusZero) ? BigInteger.ZERO : keys.greatest());
  }

  /** One step outwards at both ends. */
  static Interval widened(Interval keys) {
    return new Interval(keys.least().subtract(BigInteger.ONE), keys.greatest().add(BigInteger.ONE));
  }
}
