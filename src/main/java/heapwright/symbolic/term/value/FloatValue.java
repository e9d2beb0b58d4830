package heapwright.symbolic.term.value;

import java.math.BigInteger;

/**
 * What the operators on floating-point numbers compute: IEEE's values, rounded to nearest even, and
 * the NaNs of SSE and x87 (Intel SDM volume 1, table 4-7).
 */
public final class FloatValue {
  private FloatValue() {}

  public static BitVector of(
      FloatFormat format, Operator operator, BitVector left, BitVector right) {
    if (FloatEncoding.isNaN(format, left) || FloatEncoding.isNaN(format, right)) {
      return nan(format, left, right);
    }
    BitVector value =
        switch (format) {
          case FLOAT -> single(operator, left, right);
          case DOUBLE -> twice(operator, left, right);
          case LONG_DOUBLE -> ExtendedValue.of(operator, left, right);
        };
    return FloatEncoding.isNaN(format, value) ? FloatEncoding.indefinite(format) : value;
  }

  private static BitVector single(Operator operator, BitVector left, BitVector right) {
    float a = Float.intBitsToFloat((int) left.low());
    float b = Float.intBitsToFloat((int) right.low());
    float value =
        switch (operator) {
          case FLOAT_ADD -> a + b;
          case FLOAT_SUBTRACT -> a - b;
          case FLOAT_MULTIPLY -> a * b;
          case FLOAT_DIVIDE -> a / b;
          default -> throw new IllegalArgumentException(operator + " of two numbers");
        };
    return BitVector.of(Float.SIZE, Float.floatToRawIntBits(value));
  }

  private static BitVector twice(Operator operator, BitVector left, BitVector right) {
    double a = Double.longBitsToDouble(left.low());
    double b = Double.longBitsToDouble(right.low());
    double value =
        switch (operator) {
          case FLOAT_ADD -> a + b;
          case FLOAT_SUBTRACT -> a - b;
          case FLOAT_MULTIPLY -> a * b;
          case FLOAT_DIVIDE -> a / b;
          default -> throw new IllegalArgumentException(operator + " of two numbers");
        };
    return BitVector.of(Double.SIZE, Double.doubleToRawLongBits(value));
  }

  private static BitVector nan(FloatFormat format, BitVector left, BitVector right) {
    if (format == FloatFormat.LONG_DOUBLE) {
      return ExtendedValue.nan(left, right);
    }
    return FloatEncoding.quiet(format, FloatEncoding.isNaN(format, left) ? left : right);
  }

  /** Java's root is correctly rounded; so is that of a float, since a double has twice its bits. */
  static BitVector root(FloatFormat format, BitVector operand) {
    if (FloatEncoding.isNaN(format, operand)) {
      return FloatEncoding.quiet(format, operand);
    }
    boolean isFloat = format == FloatFormat.FLOAT;
    double number =
        isFloat
            ? Float.intBitsToFloat((int) operand.low())
            : Double.longBitsToDouble(operand.low());
    double root = Math.sqrt(number);
    if (Double.isNaN(root)) {
      return FloatEncoding.indefinite(format);
    }
    return isFloat
        ? BitVector.of(Float.SIZE, Float.floatToRawIntBits((float) root))
        : BitVector.of(Double.SIZE, Double.doubleToRawLongBits(root));
  }

  static BitVector negate(BitVector operand) {
    BigInteger sign = BigInteger.ONE.shiftLeft(operand.width() - 1);
    return BitVector.of(operand.width(), operand.unsigned().xor(sign));
  }

  public static boolean compare(
      FloatFormat format, Operator operator, BitVector left, BitVector right) {
    if (FloatEncoding.isNaN(format, left) || FloatEncoding.isNaN(format, right)) {
      return false;
    }
    int order =
        switch (format) {
          case FLOAT ->
              order(
                  Float.intBitsToFloat((int) left.low()), Float.intBitsToFloat((int) right.low()));
          case DOUBLE ->
              order(Double.longBitsToDouble(left.low()), Double.longBitsToDouble(right.low()));
          case LONG_DOUBLE -> ExtendedValue.compare(left, right);
        };
    return switch (operator) {
      case FLOAT_EQUAL -> order == 0;
      case FLOAT_LESS -> order < 0;
      case FLOAT_AT_MOST -> order <= 0;
      default -> throw new IllegalArgumentException(operator + " compares no numbers");
    };
  }

  /** Unlike {@link Double#compare}, zeros are equal. */
  private static int order(double left, double right) {
    return left < right ? -1 : left > right ? 1 : 0;
  }

  public static BitVector ofInteger(FloatFormat format, BigInteger value) {
    BigInteger magnitude = value.abs();
    return FloatEncoding.round(
        format, new FloatEncoding.Exact(value.signum() < 0, magnitude, 0), false);
  }

  public static BitVector convert(FloatFormat from, BitVector number, FloatFormat to) {
    if (FloatEncoding.isNaN(from, number)) {
      return FloatEncoding.quiet(from, number, to);
    }
    if (FloatEncoding.isInfinite(from, number)) {
      return FloatEncoding.infinity(to, number.isNegative());
    }
    return FloatEncoding.round(to, FloatEncoding.exact(from, number), false);
  }

  /** Cut toward zero; the least integer of the width if that does not fit. */
  static BitVector truncate(FloatFormat format, BitVector number, int width) {
    BigInteger least = BigInteger.ONE.shiftLeft(width - 1).negate();
    if (FloatEncoding.isNaN(format, number) || FloatEncoding.isInfinite(format, number)) {
      return BitVector.of(width, least);
    }
    FloatEncoding.Exact exact = FloatEncoding.exact(format, number);
    if (exact.exponent() + exact.significand().bitLength() > width) {
      return BitVector.of(width, least);
    }
    BigInteger whole = exact.significand().shiftLeft(exact.exponent());
    BigInteger value = exact.negative() ? whole.negate() : whole;
    return BitVector.of(width, value.bitLength() < width ? value : least);
  }
}
