package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;

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
    return BitVector.of(
        value.width(), turned(MathematicalInteger.of(value.signed()), value.width()).big());
  }

  private static MathematicalInteger turned(MathematicalInteger negative, int width) {
    return IntegerInterval.signed(width).low().minus(MathematicalInteger.ONE).minus(negative);
  }

  /** The key of an encoding as an integer. */
  static MathematicalInteger key(Sort sort, BitVector encoding) {
    return MathematicalInteger.of(turned(sort, encoding).signed());
  }

  /** The encoding of a key; of other values than numbers the bits. */
  static BitVector encoding(Sort sort, MathematicalInteger key) {
    return turned(sort, BitVector.of(sort.width(), key.big()));
  }

  /** The same for all values of a span. */
  static BitsRange turned(BitsRange span) {
    IntegerInterval all = span.signed();
    if (all.low().signum() >= 0) {
      return span;
    }
    int width = span.width();
    MathematicalInteger least = IntegerInterval.signed(width).low();
    boolean mixed = all.high().signum() >= 0;
    return BitsRange.ofSigned(
        width,
        new IntegerInterval(
            mixed ? least : turned(all.high(), width),
            mixed ? all.high() : turned(all.low(), width)));
  }

  static MathematicalInteger infinity(Sort sort) {
    FloatFormat format = ((Sort.Floating) sort).format();
    int fraction = format.width() - 1 - format.exponentBits();
    return IntegerInterval.unsigned(format.exponentBits()).high().shiftedLeft(fraction);
  }

  /** The keys of all numbers but NaNs. */
  static IntegerInterval numbers(Sort sort) {
    return upTo(infinity(sort));
  }

  static IntegerInterval finite(Sort sort) {
    return upTo(infinity(sort).minus(MathematicalInteger.ONE));
  }

  private static IntegerInterval upTo(MathematicalInteger greatest) {
    return new IntegerInterval(MathematicalInteger.MINUS_ONE.minus(greatest), greatest);
  }

  /** With both zeros where it ends at one of them. */
  static IntegerInterval withZeros(IntegerInterval keys) {
    MathematicalInteger minusZero = MathematicalInteger.MINUS_ONE;
    return new IntegerInterval(
        keys.low().signum() == 0 ? minusZero : keys.low(),
        keys.high().equals(minusZero) ? MathematicalInteger.ZERO : keys.high());
  }
}
