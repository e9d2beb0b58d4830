package heapwright.symbolic.term.value;

import heapwright.number.ExtendedDouble;

/** The bits that encode floating-point numbers; every number is one of the widest format. */
public final class FloatEncoding {
  private FloatEncoding() {}

  /** The number that bits of a format encode; a signalling NaN may become quiet. */
  public static ExtendedDouble number(FloatFormat format, BitVector bits) {
    return switch (format) {
      case FLOAT -> ExtendedDouble.fromFloat(single(bits));
      case DOUBLE -> ExtendedDouble.fromDouble(twice(bits));
      case LONG_DOUBLE -> new ExtendedDouble((int) bits.high(), bits.low());
    };
  }

  /** The number in a format, rounded to nearest even. */
  public static BitVector bits(FloatFormat format, ExtendedDouble number) {
    return switch (format) {
      case FLOAT -> bits(number.toFloat());
      case DOUBLE -> bits(number.toDouble());
      case LONG_DOUBLE ->
          new BitVector(format.width(), number.signAndExponent(), number.significand());
    };
  }

  static float single(BitVector bits) {
    return Float.intBitsToFloat((int) bits.low());
  }

  static double twice(BitVector bits) {
    return Double.longBitsToDouble(bits.low());
  }

  public static BitVector bits(float number) {
    return BitVector.of(Float.SIZE, Float.floatToRawIntBits(number));
  }

  public static BitVector bits(double number) {
    return BitVector.of(Double.SIZE, Double.doubleToRawLongBits(number));
  }
}
