package heapwright.source.lower.builtins;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.FloatingConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.source.lower.blocks.RegisterEffects;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.operands.SourceCalls;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Rvalue;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/** Classification, comparison and constants of floating-point numbers. */
final class FloatingBuiltins {
  private final CodeContext code;
  private final ArgumentLowering arguments;
  private final SourceCalls calls;

  FloatingBuiltins(CodeContext code, ArgumentLowering arguments, SourceCalls calls) {
    this.code = code;
    this.arguments = arguments;
    this.calls = calls;
  }

  Rvalue value(String name, IASTFunctionCallExpression node) {
    SourceSpan span = code.span(node);
    return new Rvalue.Scalar(
        switch (name) {
          case "__builtin_inf", "__builtin_huge_val" ->
              new FloatingConstant("inf", FloatingType.DOUBLE, span);
          case "__builtin_inff", "__builtin_huge_valf" ->
              new FloatingConstant("inf", FloatingType.FLOAT, span);
          case "__builtin_infl", "__builtin_huge_vall" ->
              new FloatingConstant("inf", FloatingType.LONG_DOUBLE, span);
          case "__builtin_nan", "__builtin_nans" ->
              new FloatingConstant("nan", FloatingType.DOUBLE, span);
          case "__builtin_nanf", "__builtin_nansf" ->
              new FloatingConstant("nan", FloatingType.FLOAT, span);
          case "__builtin_nanl", "__builtin_nansl" ->
              new FloatingConstant("nan", FloatingType.LONG_DOUBLE, span);
          default -> computed(name, node, span);
        });
  }

  private Expression computed(String name, IASTFunctionCallExpression node, SourceSpan span) {
    return switch (name) {
      case "__builtin_isnan", "__builtin_isnanf", "__builtin_isnanl" ->
          isNan(operand(node, span), span);
      case "__builtin_isinf", "__builtin_isinff", "__builtin_isinfl" -> {
        Expression x = operand(node, span);
        yield either(above(x, span), below(x, span), span);
      }
      case "__builtin_isinf_sign" -> {
        Expression x = operand(node, span);
        yield both(BinaryOperator.SUBTRACT, above(x, span), below(x, span), span);
      }
      case "__builtin_isfinite", "__builtin_finite", "__builtin_finitef", "__builtin_finitel" ->
          isFinite(operand(node, span), span);
      case "__builtin_isnormal" -> isNormal(operand(node, span), span);
      case "__builtin_signbit", "__builtin_signbitf", "__builtin_signbitl" ->
          signBit(operand(node, span), span);
      case "__builtin_fpclassify" -> classify(node, span);
      default -> ordered(name, node, span);
    };
  }

  /** The last argument, kept in a register; an integer counts as a double. */
  private Expression operand(IASTFunctionCallExpression node, SourceSpan span) {
    List<Expression> operands = arguments.scalars(node);
    Expression last = operands.get(operands.size() - 1);
    Type type = last.type() instanceof FloatingType ? last.type() : FloatingType.DOUBLE;
    return kept(code.conversions().convert(last, type, span), span);
  }

  private Expression kept(Expression value, SourceSpan span) {
    return RegisterEffects.isLeaf(value) ? value : code.emitter().save(value, span);
  }

  private Expression compare(
      Relation relation, Expression left, Expression right, SourceSpan span) {
    return code.arithmetic().compare(relation, left, right, span);
  }

  private Expression both(
      BinaryOperator operator, Expression left, Expression right, SourceSpan span) {
    return code.arithmetic().arithmetic(operator, left, right, span);
  }

  private Expression either(Expression left, Expression right, SourceSpan span) {
    return both(BinaryOperator.OR, left, right, span);
  }

  private Expression isNan(Expression x, SourceSpan span) {
    return compare(Relation.NOT_EQUAL, x, x, span);
  }

  private static FloatingConstant greatest(Expression x, SourceSpan span) {
    FloatingType type = (FloatingType) x.type();
    return new FloatingConstant(
        switch (type) {
          case FLOAT -> "0x1.fffffep127";
          case DOUBLE -> "0x1.fffffffffffffp1023";
          case LONG_DOUBLE -> "0x1.fffffffffffffffep16383";
        },
        type,
        span);
  }

  private static FloatingConstant leastNormal(Expression x, SourceSpan span) {
    FloatingType type = (FloatingType) x.type();
    return new FloatingConstant(
        switch (type) {
          case FLOAT -> "0x1.0p-126";
          case DOUBLE -> "0x1.0p-1022";
          case LONG_DOUBLE -> "0x1.0p-16382";
        },
        type,
        span);
  }

  private Expression negated(Expression x, SourceSpan span) {
    return code.folding().unary(UnaryOperator.NEGATE, x, span);
  }

  private Expression above(Expression x, SourceSpan span) {
    return compare(Relation.GREATER, x, greatest(x, span), span);
  }

  private Expression below(Expression x, SourceSpan span) {
    return compare(Relation.LESS, x, negated(greatest(x, span), span), span);
  }

  private Expression isFinite(Expression x, SourceSpan span) {
    return both(
        BinaryOperator.AND,
        compare(Relation.LESS_EQUAL, x, greatest(x, span), span),
        compare(Relation.GREATER_EQUAL, x, negated(greatest(x, span), span), span),
        span);
  }

  private Expression isNormal(Expression x, SourceSpan span) {
    Expression large =
        either(
            compare(Relation.GREATER_EQUAL, x, leastNormal(x, span), span),
            compare(Relation.LESS_EQUAL, x, negated(leastNormal(x, span), span), span),
            span);
    return both(BinaryOperator.AND, isFinite(x, span), large, span);
  }

  /**
   * Some number that is not 0 for a negative operand (C17 7.12.3.6p3): another one for each type,
   * as gcc has it, and 1 where it knows the operand.
   */
  private Expression signBit(Expression x, SourceSpan span) {
    FloatingType type =
        x instanceof FloatingConstant ? FloatingType.DOUBLE : (FloatingType) x.type();
    String name =
        switch (type) {
          case FLOAT -> "__hw_signbitf";
          case DOUBLE -> "__hw_signbit";
          case LONG_DOUBLE -> "__hw_signbitl";
        };
    FunctionType signature = code.model().signedInt().function(List.of(type));
    Argument passed = new Argument(code.conversions().convert(x, type, span), type);
    Rvalue bit = calls.callLibrary(name, signature, List.of(passed), true, span);
    return ((Rvalue.Scalar) bit).expression();
  }

  /** {@code fpclassify(nan, infinite, normal, subnormal, zero, x)}: one of five numbers. */
  private Expression classify(IASTFunctionCallExpression node, SourceSpan span) {
    List<Expression> operands = arguments.scalars(node);
    Expression x = kept(operands.get(5), span);
    Expression zero = compare(Relation.EQUAL, x, code.folding().signedInt(0, span), span);
    Expression infinite = either(above(x, span), below(x, span), span);
    Expression normal = isNormal(x, span);
    Expression known =
        either(either(isNan(x, span), infinite, span), either(normal, zero, span), span);
    Expression subnormal = code.folding().not(known, span);
    Expression sum = both(BinaryOperator.MULTIPLY, isNan(x, span), operands.get(0), span);
    Expression[] classes = {infinite, normal, subnormal, zero};
    for (int i = 0; i < classes.length; i++) {
      Expression part = both(BinaryOperator.MULTIPLY, classes[i], operands.get(i + 1), span);
      sum = both(BinaryOperator.ADD, sum, part, span);
    }
    return sum;
  }

  /** Comparisons that are quiet about NaNs, as ours all are. */
  private Expression ordered(String name, IASTFunctionCallExpression node, SourceSpan span) {
    if (!name.startsWith("__builtin_is")) {
      throw new UnsupportedConstruct(node, name);
    }
    String relation = name.substring("__builtin_is".length());
    List<Expression> operands = arguments.scalars(node);
    if (operands.size() != 2) {
      throw new UnsupportedConstruct(node, name);
    }
    Expression left = kept(operands.get(0), span);
    Expression right = kept(operands.get(1), span);
    return switch (relation) {
      case "greater" -> compare(Relation.GREATER, left, right, span);
      case "greaterequal" -> compare(Relation.GREATER_EQUAL, left, right, span);
      case "less" -> compare(Relation.LESS, left, right, span);
      case "lessequal" -> compare(Relation.LESS_EQUAL, left, right, span);
      case "lessgreater" ->
          either(
              compare(Relation.LESS, left, right, span),
              compare(Relation.GREATER, left, right, span),
              span);
      case "unordered" -> either(isNan(left, span), isNan(right, span), span);
      default -> throw new UnsupportedConstruct(node, name);
    };
  }
}
