package heapwright.symbolic.term.value;

import java.math.BigInteger;

/**
 * Encodings of floating-point numbers taken apart and put together. The x87 format stores the
 * leading bit of the significand; encodings in which it contradicts the exponent count as NaN, as
 * the processor has it (Intel SDM volume 1, 8.2.2).
 */
public final class FloatEncoding {
  private FloatEncoding() {}

  /** The value {@code significand * 2^exponent}, the significand not negative. */
  public record Exact(boolean negative, BigInteger significand, int exponent) {
    boolean isZero() {
      return significand.signum() == 0;
    }

    public BigInteger signed() {
      return negative ? significand.negate() : significand;
    }
  }

  /** Bits of the significand that are stored. */
  private static int stored(FloatFormat format) {
    return format.width() - 1 - format.exponentBits();
  }

  private static int exponentMask(FloatFormat format) {
    return (1 << format.exponentBits()) - 1;
  }

  private static int bias(FloatFormat format) {
    return exponentMask(format) >> 1;
  }

  /** The exponent of the last bit of subnormal numbers. */
  private static int leastExponent(FloatFormat format) {
    return 2 - bias(format) - format.precision();
  }

  private static int exponentField(FloatFormat format, BitVector bits) {
    return (int) IntegerValue.extract(bits, stored(format), format.exponentBits()).low();
  }

  private static long significandField(FloatFormat format, BitVector bits) {
    return IntegerValue.extract(bits, 0, stored(format)).low();
  }

  /** The fraction below the leading bit. */
  private static long fraction(FloatFormat format, BitVector bits) {
    return significandField(format, bits) & (1L << format.precision() - 1) - 1;
  }

  /** An encoding that the x87 does not accept. */
  static boolean isUnsupported(FloatFormat format, BitVector bits) {
    return format == FloatFormat.LONG_DOUBLE
        && exponentField(format, bits) != 0
        && significandField(format, bits) >= 0;
  }

  public static boolean isNaN(FloatFormat format, BitVector bits) {
    return isUnsupported(format, bits)
        || exponentField(format, bits) == exponentMask(format) && fraction(format, bits) != 0;
  }

  public static boolean isInfinite(FloatFormat format, BitVector bits) {
    return exponentField(format, bits) == exponentMask(format) && !isNaN(format, bits);
  }

  static boolean isSignalling(FloatFormat format, BitVector bits) {
    return isNaN(format, bits)
        && !isUnsupported(format, bits)
        && (fraction(format, bits) & quietBit(format)) == 0;
  }

  private static long quietBit(FloatFormat format) {
    return 1L << format.precision() - 2;
  }

  /** The value of a finite number. */
  public static Exact exact(FloatFormat format, BitVector bits) {
    int field = exponentField(format, bits);
    long significand = significandField(format, bits);
    if (field != 0) {
      significand |= 1L << format.precision() - 1;
    }
    return new Exact(
        bits.isNegative(),
        BitVector.of(Long.SIZE, significand).unsigned(),
        Math.max(field, 1) - 1 + leastExponent(format));
  }

  private static BitVector pack(FloatFormat format, boolean negative, int field, long significand) {
    BigInteger top = BigInteger.valueOf((negative ? 1L << format.exponentBits() : 0) | field);
    BigInteger stored = BitVector.of(stored(format), significand).unsigned();
    return BitVector.of(format.width(), top.shiftLeft(stored(format)).or(stored));
  }

  public static BitVector zero(FloatFormat format, boolean negative) {
    return pack(format, negative, 0, 0);
  }

  static BitVector infinity(FloatFormat format, boolean negative) {
    return pack(format, negative, exponentMask(format), 1L << format.precision() - 1);
  }

  /** What an invalid operation gives: a quiet NaN with its sign set. */
  static BitVector indefinite(FloatFormat format) {
    return quietNaN(format, true, 0);
  }

  private static BitVector quietNaN(FloatFormat format, boolean negative, long fraction) {
    long significand = 1L << format.precision() - 1 | quietBit(format) | fraction;
    return pack(format, negative, exponentMask(format), significand);
  }

  static BitVector quiet(FloatFormat format, BitVector nan) {
    return quiet(format, nan, format);
  }

  /** A NaN in another format: its sign and the leading bits of its payload, quiet. */
  static BitVector quiet(FloatFormat from, BitVector nan, FloatFormat to) {
    if (isUnsupported(from, nan)) {
      return indefinite(to);
    }
    int shift = to.precision() - from.precision();
    long fraction = fraction(from, nan);
    long moved = shift >= 0 ? fraction << shift : fraction >>> -shift;
    return quietNaN(to, nan.isNegative(), moved);
  }

  /**
   * Rounds to nearest even.
   *
   * @param inexact whether the true value is a little larger than the one given, by less than half
   *     its last bit; the significand then has more than two bits to spare
   */
  public static BitVector round(FloatFormat format, Exact value, boolean inexact) {
    BigInteger significand = value.significand();
    int last =
        Math.max(
            value.exponent() + significand.bitLength() - format.precision(), leastExponent(format));
    int dropped = last - value.exponent();
    if (dropped > 0) {
      boolean half = significand.testBit(dropped - 1);
      boolean more = inexact || significand.getLowestSetBit() < dropped - 1;
      BigInteger kept = significand.shiftRight(dropped);
      significand = half && (more || kept.testBit(0)) ? kept.add(BigInteger.ONE) : kept;
    } else {
      significand = significand.shiftLeft(-dropped);
    }
    if (significand.bitLength() > format.precision()) {
      significand = significand.shiftRight(1);
      last++;
    }
    boolean subnormal = significand.bitLength() < format.precision();
    int field = subnormal ? 0 : last - leastExponent(format) + 1;
    return field >= exponentMask(format)
        ? infinity(format, value.negative())
        : pack(format, value.negative(), field, significand.longValue());
  }
}
