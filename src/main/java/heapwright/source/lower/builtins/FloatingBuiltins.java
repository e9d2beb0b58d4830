package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.FloatingConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Rvalue;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/** Classification, comparison and constants of floating-point numbers. */
final class FloatingBuiltins {
  private static final Pattern CONSTANT =
      Pattern.compile("__builtin_(?:(inf|huge_val)|nans?)([fl]?)");

  private final CodeContext code;
  private final IASTFunctionCallExpression node;
  private final Computation at;

  FloatingBuiltins(CodeContext code, IASTFunctionCallExpression node) {
    this.code = code;
    this.node = node;
    this.at = code.at(node);
  }

  Rvalue value(String name) {
    Matcher constant = CONSTANT.matcher(name);
    return new Rvalue.Scalar(
        constant.matches()
            ? new FloatingConstant(
                constant.group(1) == null ? "nan" : "inf", type(constant.group(2)), at.span())
            : computed(name));
  }

  /** The type of which a function's name has the suffix. */
  static FloatingType type(String suffix) {
    return switch (suffix) {
      case "f" -> FloatingType.FLOAT;
      case "l" -> FloatingType.LONG_DOUBLE;
      default -> FloatingType.DOUBLE;
    };
  }

  private Expression computed(String name) {
    return switch (name) {
      case "__builtin_isnan", "__builtin_isnanf", "__builtin_isnanl" -> isNan(operand());
      case "__builtin_isinf", "__builtin_isinff", "__builtin_isinfl" -> {
        Expression x = operand();
        yield either(above(x), below(x));
      }
      case "__builtin_isinf_sign" -> {
        Expression x = operand();
        yield at.arithmetic(BinaryOperator.SUBTRACT, above(x), below(x));
      }
      case "__builtin_isfinite", "__builtin_finite", "__builtin_finitef", "__builtin_finitel" ->
          isFinite(operand());
      case "__builtin_isnormal" -> isNormal(operand());
      case "__builtin_signbit", "__builtin_signbitf", "__builtin_signbitl" -> signBit(operand());
      case "__builtin_fpclassify" -> classify();
      default -> ordered(name);
    };
  }

  /** The last argument, kept in a register; an integer counts as a double. */
  private Expression operand() {
    List<Expression> operands = new ArgumentLowering(code).scalars(node);
    Expression last = operands.get(operands.size() - 1);
    Type type = last.type() instanceof FloatingType ? last.type() : FloatingType.DOUBLE;
    return at.kept(at.convert(last, type));
  }

  private Expression either(Expression left, Expression right) {
    return at.arithmetic(BinaryOperator.OR, left, right);
  }

  private Expression isNan(Expression x) {
    return at.compare(Relation.NOT_EQUAL, x, x);
  }

  private FloatingConstant like(Expression x, String single, String twice, String extended) {
    FloatingType type = (FloatingType) x.type();
    String literal =
        switch (type) {
          case FLOAT -> single;
          case DOUBLE -> twice;
          case LONG_DOUBLE -> extended;
        };
    return new FloatingConstant(literal, type, at.span());
  }

  private FloatingConstant greatest(Expression x) {
    return like(x, "0x1.fffffep127", "0x1.fffffffffffffp1023", "0x1.fffffffffffffffep16383");
  }

  private FloatingConstant leastNormal(Expression x) {
    return like(x, "0x1.0p-126", "0x1.0p-1022", "0x1.0p-16382");
  }

  private Expression above(Expression x) {
    return at.compare(Relation.GREATER, x, greatest(x));
  }

  private Expression below(Expression x) {
    return at.compare(Relation.LESS, x, at.negated(greatest(x)));
  }

  private Expression isFinite(Expression x) {
    return at.arithmetic(
        BinaryOperator.AND,
        at.compare(Relation.LESS_EQUAL, x, greatest(x)),
        at.compare(Relation.GREATER_EQUAL, x, at.negated(greatest(x))));
  }

  private Expression isNormal(Expression x) {
    Expression large =
        either(
            at.compare(Relation.GREATER_EQUAL, x, leastNormal(x)),
            at.compare(Relation.LESS_EQUAL, x, at.negated(leastNormal(x))));
    return at.arithmetic(BinaryOperator.AND, isFinite(x), large);
  }

  /**
   * Some number that is not 0 for a negative operand (C17 7.12.3.6p3): another one for each type,
   * as gcc has it, and 1 where it knows the operand.
   */
  private Expression signBit(Expression x) {
    FloatingType type =
        x instanceof FloatingConstant ? FloatingType.DOUBLE : (FloatingType) x.type();
    String name =
        switch (type) {
          case FLOAT -> "__hw_signbitf";
          case DOUBLE -> "__hw_signbit";
          case LONG_DOUBLE -> "__hw_signbitl";
        };
    return at.call(name, code.model().signedInt(), List.of(at.argument(x, type)));
  }

  /** {@code fpclassify(nan, infinite, normal, subnormal, zero, x)}: one of five numbers. */
  private Expression classify() {
    List<Expression> operands = new ArgumentLowering(code).scalars(node);
    Expression x = at.kept(operands.get(5));
    Expression zero = at.compare(Relation.EQUAL, x, at.integer(0));
    Expression infinite = either(above(x), below(x));
    Expression normal = isNormal(x);
    Expression known = either(either(isNan(x), infinite), either(normal, zero));
    Expression subnormal = code.folding().not(known, at.span());
    Expression sum = at.arithmetic(BinaryOperator.MULTIPLY, isNan(x), operands.get(0));
    Expression[] classes = {infinite, normal, subnormal, zero};
    for (int i = 0; i < classes.length; i++) {
      Expression part = at.arithmetic(BinaryOperator.MULTIPLY, classes[i], operands.get(i + 1));
      sum = at.arithmetic(BinaryOperator.ADD, sum, part);
    }
    return sum;
  }

  /** Comparisons that are quiet about NaNs, as ours all are. */
  private Expression ordered(String name) {
    if (!name.startsWith("__builtin_is")) {
      throw new UnsupportedConstruct(node, name);
    }
    List<Expression> operands = new ArgumentLowering(code).scalars(node);
    if (operands.size() != 2) {
      throw new UnsupportedConstruct(node, name);
    }
    Expression left = at.kept(operands.get(0));
    Expression right = at.kept(operands.get(1));
    return switch (name.substring("__builtin_is".length())) {
      case "greater" -> at.compare(Relation.GREATER, left, right);
      case "greaterequal" -> at.compare(Relation.GREATER_EQUAL, left, right);
      case "less" -> at.compare(Relation.LESS, left, right);
      case "lessequal" -> at.compare(Relation.LESS_EQUAL, left, right);
      case "lessgreater" ->
          either(at.compare(Relation.LESS, left, right), at.compare(Relation.GREATER, left, right));
      case "unordered" -> either(isNan(left), isNan(right));
      default -> throw new UnsupportedConstruct(node, name);
    };
  }
}
