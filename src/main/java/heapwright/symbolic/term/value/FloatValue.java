package heapwright.symbolic.term.value;

import static heapwright.symbolic.term.value.FloatEncoding.bits;
import static heapwright.symbolic.term.value.FloatEncoding.number;
import static heapwright.symbolic.term.value.FloatEncoding.single;
import static heapwright.symbolic.term.value.FloatEncoding.twice;

import heapwright.number.ExtendedDouble;
import heapwright.number.FloatOrdering;
import heapwright.number.SseArithmetic;
import java.math.BigInteger;

/** What the operators on floating-point numbers compute: what SSE and the x87 do. */
public final class FloatValue {
  private FloatValue() {}

  public static BitVector of(
      FloatFormat format, Operator operator, BitVector left, BitVector right) {
    return switch (format) {
      case FLOAT -> bits(of(operator, single(left), single(right)));
      case DOUBLE -> bits(of(operator, twice(left), twice(right)));
      case LONG_DOUBLE -> bits(format, of(operator, number(format, left), number(format, right)));
    };
  }

  private static float of(Operator operator, float left, float right) {
    return switch (operator) {
      case FLOAT_ADD -> SseArithmetic.add(left, right);
      case FLOAT_SUBTRACT -> SseArithmetic.subtract(left, right);
      case FLOAT_MULTIPLY -> SseArithmetic.multiply(left, right);
      case FLOAT_DIVIDE -> SseArithmetic.divide(left, right);
      default -> throw noArithmetic(operator);
    };
  }

  private static double of(Operator operator, double left, double right) {
    return switch (operator) {
      case FLOAT_ADD -> SseArithmetic.add(left, right);
      case FLOAT_SUBTRACT -> SseArithmetic.subtract(left, right);
      case FLOAT_MULTIPLY -> SseArithmetic.multiply(left, right);
      case FLOAT_DIVIDE -> SseArithmetic.divide(left, right);
      default -> throw noArithmetic(operator);
    };
  }

  private static ExtendedDouble of(Operator operator, ExtendedDouble left, ExtendedDouble right) {
    return switch (operator) {
      case FLOAT_ADD -> left.add(right);
      case FLOAT_SUBTRACT -> left.subtract(right);
      case FLOAT_MULTIPLY -> left.multiply(right);
      case FLOAT_DIVIDE -> left.divide(right);
      default -> throw noArithmetic(operator);
    };
  }

  private static IllegalArgumentException noArithmetic(Operator operator) {
    return new IllegalArgumentException(operator + " of two numbers");
  }

  /** Java's root is correctly rounded; so is that of a float, since a double has twice its bits. */
  static BitVector root(FloatFormat format, BitVector operand) {
    ExtendedDouble number = number(format, operand);
    double root = Math.sqrt(number.toDouble());
    if (!Double.isNaN(root)) {
      return format == FloatFormat.FLOAT ? bits((float) root) : bits(root);
    }
    return bits(format, number.isNaN() ? number : ExtendedDouble.INDEFINITE);
  }

  static BitVector negate(BitVector operand) {
    BigInteger sign = BigInteger.ONE.shiftLeft(operand.width() - 1);
    return BitVector.of(operand.width(), operand.unsigned().xor(sign));
  }

  public static boolean compare(
      FloatFormat format, Operator operator, BitVector left, BitVector right) {
    FloatOrdering order =
        switch (format) {
          case FLOAT -> FloatOrdering.of(single(left), single(right));
          case DOUBLE -> FloatOrdering.of(twice(left), twice(right));
          case LONG_DOUBLE -> number(format, left).compare(number(format, right));
        };
    return switch (operator) {
      case FLOAT_EQUAL -> order == FloatOrdering.EQUAL;
      case FLOAT_LESS -> order == FloatOrdering.LESS;
      case FLOAT_AT_MOST -> order == FloatOrdering.LESS || order == FloatOrdering.EQUAL;
      default -> throw new IllegalArgumentException(operator + " compares no numbers");
    };
  }

  public static BitVector ofInteger(FloatFormat format, BigInteger value) {
    return switch (format) {
      case FLOAT -> bits(value.floatValue());
      case DOUBLE -> bits(value.doubleValue());
      case LONG_DOUBLE -> bits(format, ExtendedDouble.fromBigInteger(value));
    };
  }

  /** A number in another format. */
  public static BitVector convert(FloatFormat from, BitVector number, FloatFormat to) {
    return bits(to, number(from, number));
  }

  /** Cut toward zero; the least integer of the width if that does not fit. */
  static BitVector truncate(FloatFormat format, BitVector operand, int width) {
    BigInteger least = BigInteger.ONE.shiftLeft(width - 1).negate();
    ExtendedDouble number = number(format, operand);
    BigInteger whole = number.isFinite() ? number.toBigInteger() : least;
    return BitVector.of(width, whole.bitLength() < width ? whole : least);
  }
}
