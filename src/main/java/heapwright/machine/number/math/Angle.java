package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import java.math.BigInteger;

/**
 * An angle as a number of right angles and a rest of at most half a right angle.
 *
 * @param turns right angles, of which the last two bits count
 */
record Angle(int turns, DoubleDouble rest) {
  private static final int PART = 25;

  private static final BigInteger RIGHT_DIGITS = FixedPoint.pi().shiftRight(1);

  static final DoubleDouble RIGHT = FixedPoint.round(RIGHT_DIGITS);

  /** The right angle in parts so short that the products with numbers of turns are exact. */
  private static final double FIRST = FixedPoint.leading(RIGHT_DIGITS, PART);

  private static final double SECOND =
      FixedPoint.leading(FixedPoint.without(RIGHT_DIGITS, FIRST), PART);
  private static final double THIRD =
      FixedPoint.leading(FixedPoint.without(RIGHT_DIGITS, FIRST, SECOND), PART);
  private static final DoubleDouble FOURTH =
      FixedPoint.round(FixedPoint.without(RIGHT_DIGITS, FIRST, SECOND, THIRD));

  /** From here on the numbers of turns are too large for this. */
  private static final double LARGE = 0x1p27;

  /** Digits of the angle in right angles that are kept where all digits before them are whole. */
  private static final int KEPT = 256;

  /** The inverse of the right angle, for any double. */
  private static final class DoubleRange {
    static final int BITS = 1024 + KEPT;
    static final BigInteger INVERSE = inverse(BITS);
  }

  /** The inverse of the right angle, for any long double. */
  private static final class ExtendedRange {
    static final int BITS = 16384 + KEPT;
    static final BigInteger INVERSE = inverse(BITS);
  }

  private static BigInteger inverse(int bits) {
    return BigInteger.ONE.shiftLeft(2 * bits + 1).divide(FixedPoint.pi(bits));
  }

  static Angle of(double x) {
    if (Math.abs(x) < LARGE) {
      return near(DoubleDouble.of(x));
    }
    int exponent = Math.getExponent(x) - 63;
    BigInteger significand = BigInteger.valueOf((long) Math.scalb(Math.abs(x), 62 - 63 - exponent));
    return far(significand, exponent + 1, x < 0, DoubleRange.INVERSE, DoubleRange.BITS);
  }

  static Angle of(ExtendedDouble x) {
    if (Math.abs(x.toDouble()) < LARGE) {
      return near(DoubleDouble.of(x));
    }
    int exponent = Exponents.ilogb(x) - 63;
    BigInteger significand = new BigInteger(Long.toUnsignedString(x.significand()));
    return exponent < Double.MAX_EXPONENT - 64
        ? far(significand, exponent, x.isNegative(), DoubleRange.INVERSE, DoubleRange.BITS)
        : far(significand, exponent, x.isNegative(), ExtendedRange.INVERSE, ExtendedRange.BITS);
  }

  /** Of a number that is not large. */
  static Angle near(DoubleDouble x) {
    int turns = (int) Math.rint(x.high() / RIGHT.high());
    if (turns == 0) {
      return new Angle(0, x);
    }
    DoubleDouble rest =
        x.plus(-turns * FIRST)
            .plus(-turns * SECOND)
            .plus(-turns * THIRD)
            .minus(FOURTH.times(turns));
    return new Angle(turns, rest);
  }

  /**
   * An integer times a power of two; the digits of the inverse that give whole circles fall away.
   */
  private static Angle far(
      BigInteger significand, int exponent, boolean negative, BigInteger inverse, int bits) {
    BigInteger digits = inverse.shiftRight(bits - exponent - KEPT);
    BigInteger product = significand.multiply(digits);
    int turns = product.shiftRight(KEPT).intValue() & 3;
    BigInteger fraction = product.mod(BigInteger.ONE.shiftLeft(KEPT));
    if (fraction.testBit(KEPT - 1)) {
      turns++;
      fraction = fraction.subtract(BigInteger.ONE.shiftLeft(KEPT));
    }
    DoubleDouble rest = FixedPoint.round(fraction, KEPT).times(RIGHT);
    return negative ? new Angle(-turns, rest.negate()) : new Angle(turns, rest);
  }
}
