package heapwright.source.lower.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Arithmetic on integer constants, wrapping to the type as gcc does. A 128-bit result that does not
 * fit a constant's 64 bits is not computed.
 */
public final class IntegerConstantArithmetic {
  private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

  private IntegerConstantArithmetic() {}

  /** The integer type whose arithmetic an integer or enumeration follows. */
  public static IntegerType type(Type type) {
    return (IntegerType) type.underlying();
  }

  public static BigInteger exact(IntegerConstant constant) {
    BigInteger value = BigInteger.valueOf(constant.value());
    boolean unsigned = !(constant.type().isInteger() && type(constant.type()).signed());
    return unsigned && value.signum() < 0 ? value.add(TWO_64) : value;
  }

  /** A constant of the type with this value, wrapped; empty if 64 bits cannot hold it. */
  static Optional<IntegerConstant> constant(BigInteger value, Type type, SourceSpan span) {
    IntegerType integer = type(type);
    if (integer.fitsLong()) {
      return Optional.of(new IntegerConstant(integer.wrap(value.longValue()), type, span));
    }
    BigInteger wrapped = value.mod(BigInteger.ONE.shiftLeft(integer.bits()));
    if (integer.signed() && wrapped.testBit(integer.bits() - 1)) {
      wrapped = wrapped.subtract(BigInteger.ONE.shiftLeft(integer.bits()));
    }
    int room = integer.signed() ? 63 : 64;
    return wrapped.bitLength() <= room
        ? Optional.of(new IntegerConstant(wrapped.longValue(), type, span))
        : Optional.empty();
  }

  static Optional<IntegerConstant> unary(
      UnaryOperator operator, IntegerConstant operand, SourceSpan span) {
    if (!operand.type().isInteger()) {
      return Optional.empty();
    }
    BigInteger value = exact(operand);
    return constant(
        operator == UnaryOperator.NEGATE ? value.negate() : value.not(), operand.type(), span);
  }

  static Optional<IntegerConstant> binary(
      BinaryOperator operator, IntegerConstant left, IntegerConstant right, SourceSpan span) {
    if (!left.type().isInteger() || !right.type().isInteger()) {
      return Optional.empty();
    }
    BigInteger l = exact(left);
    BigInteger r = exact(right);
    int bits = type(left.type()).bits();
    return switch (operator) {
      case ADD -> constant(l.add(r), left.type(), span);
      case SUBTRACT -> constant(l.subtract(r), left.type(), span);
      case MULTIPLY -> constant(l.multiply(r), left.type(), span);
      case AND -> constant(l.and(r), left.type(), span);
      case OR -> constant(l.or(r), left.type(), span);
      case XOR -> constant(l.xor(r), left.type(), span);
      case DIVIDE, REMAINDER -> division(operator, l, r, left.type(), span);
      case SHIFT_LEFT, SHIFT_RIGHT -> {
        if (r.signum() < 0 || r.compareTo(BigInteger.valueOf(bits)) >= 0) {
          yield Optional.empty();
        }
        int count = r.intValue();
        yield constant(
            operator == BinaryOperator.SHIFT_LEFT ? l.shiftLeft(count) : l.shiftRight(count),
            left.type(),
            span);
      }
    };
  }

  private static Optional<IntegerConstant> division(
      BinaryOperator operator, BigInteger left, BigInteger right, Type type, SourceSpan span) {
    IntegerType integer = type(type);
    boolean overflows =
        integer.signed()
            && right.equals(BigInteger.ONE.negate())
            && left.equals(BigInteger.ONE.shiftLeft(integer.bits() - 1).negate());
    if (right.signum() == 0 || overflows) {
      return Optional.empty();
    }
    return constant(
        operator == BinaryOperator.DIVIDE ? left.divide(right) : left.remainder(right), type, span);
  }

  /** The least value of a type. */
  static BigInteger least(IntegerType type) {
    return type.signed() ? BigInteger.ONE.shiftLeft(type.bits() - 1).negate() : BigInteger.ZERO;
  }

  /** The greatest value of a type. */
  static BigInteger greatest(IntegerType type) {
    return BigInteger.ONE
        .shiftLeft(type.signed() ? type.bits() - 1 : type.bits())
        .subtract(BigInteger.ONE);
  }
}
