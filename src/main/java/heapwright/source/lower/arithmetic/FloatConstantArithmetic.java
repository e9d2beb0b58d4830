package heapwright.source.lower.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.FloatingConstant;
import heapwright.ir.code.Expression.Unary;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Arithmetic on constants of type {@code float} and {@code double}, which Java has exactly as the
 * target does. {@code long double} is left alone, and so is whatever is not finite.
 */
public final class FloatConstantArithmetic {
  private FloatConstantArithmetic() {}

  /** The value of a floating constant, possibly negated, rounded to its type. */
  public static OptionalDouble value(Expression expression) {
    if (expression instanceof FloatingConstant constant) {
      return value(constant);
    }
    if (expression instanceof Unary unary
        && unary.operator() == UnaryOperator.NEGATE
        && unary.operand() instanceof FloatingConstant constant) {
      OptionalDouble positive = value(constant);
      return positive.isPresent() ? OptionalDouble.of(-positive.getAsDouble()) : positive;
    }
    return OptionalDouble.empty();
  }

  private static OptionalDouble value(FloatingConstant constant) {
    String literal = constant.literal();
    if (literal.equals("inf") || literal.equals("nan")) {
      return OptionalDouble.empty();
    }
    return switch (constant.type()) {
      case FLOAT -> OptionalDouble.of(Float.parseFloat(literal));
      case DOUBLE -> OptionalDouble.of(Double.parseDouble(literal));
      case LONG_DOUBLE -> OptionalDouble.empty();
    };
  }

  static Optional<Expression> binary(
      BinaryOperator operator, Expression left, Expression right, SourceSpan span) {
    OptionalDouble l = left.type() instanceof FloatingType ? value(left) : OptionalDouble.empty();
    if (l.isEmpty()) {
      return Optional.empty();
    }
    OptionalDouble r = value(right);
    if (r.isEmpty()) {
      return Optional.empty();
    }
    // The double result of two floats, rounded once more, is the float result: 53 >= 2 * 24 + 2.
    return switch (operator) {
      case ADD -> constant(l.getAsDouble() + r.getAsDouble(), left, span);
      case SUBTRACT -> constant(l.getAsDouble() - r.getAsDouble(), left, span);
      case MULTIPLY -> constant(l.getAsDouble() * r.getAsDouble(), left, span);
      case DIVIDE -> constant(l.getAsDouble() / r.getAsDouble(), left, span);
      default -> Optional.empty();
    };
  }

  private static Optional<Expression> constant(double value, Expression like, SourceSpan span) {
    return constant(value, (FloatingType) like.type(), span);
  }

  /** A constant of this type, rounded; empty if that is not finite. */
  static Optional<Expression> constant(double value, FloatingType type, SourceSpan span) {
    if (!Double.isFinite(type == FloatingType.FLOAT ? (float) value : value)) {
      return Optional.empty();
    }
    FloatingConstant magnitude = new FloatingConstant(spelling(Math.abs(value), type), type, span);
    boolean negative = Double.doubleToRawLongBits(value) < 0;
    return Optional.of(negative ? new Unary(UnaryOperator.NEGATE, magnitude, span) : magnitude);
  }

  private static String spelling(double magnitude, FloatingType type) {
    return switch (type) {
      case FLOAT -> Float.toString((float) magnitude);
      case DOUBLE -> Double.toString(magnitude);
      // The shortest decimal that gives this double need not give the same long double.
      case LONG_DOUBLE -> Double.toHexString(magnitude);
    };
  }
}
