package heapwright.source.lower;

import heapwright.ir.BinaryOperator;
import heapwright.ir.Expression;
import heapwright.ir.IntegerType;
import heapwright.ir.IntegerType.Kind;
import heapwright.ir.PointerType;
import heapwright.ir.Relation;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/**
 * {@code __builtin_add_overflow} and its like: computed in 128 bits, where nothing overflows, and
 * compared with what fits the result.
 */
final class OverflowBuiltins {
  private final CodeContext code;
  private final ArgumentLowering arguments;

  OverflowBuiltins(CodeContext code, ArgumentLowering arguments) {
    this.code = code;
    this.arguments = arguments;
  }

  Rvalue value(String name, IASTFunctionCallExpression node) {
    List<Expression> operands = arguments.scalars(node);
    SourceSpan span = code.span(node);
    boolean asks = name.endsWith("_p");
    Type result = asks ? operands.get(2).type() : target(operands.get(2), node);
    Expression left = typed(name, operands.get(0), result, span);
    Expression right = typed(name, operands.get(1), result, span);
    BinaryOperator operator = operator(name, node);
    Type wide = wide(operator, left, right, node);
    ImplicitConversions conversions = code.conversions();
    Expression exact =
        code.emitter()
            .save(
                code.folding()
                    .binary(
                        operator,
                        conversions.convert(left, wide, span),
                        conversions.convert(right, wide, span),
                        span),
                span);
    Expression fitting = code.emitter().save(conversions.convert(exact, result, span), span);
    if (!asks) {
      code.accesses().write(LvalueAccess.memory(operands.get(2), result), fitting, span);
    }
    Expression overflows =
        code.folding()
            .compare(Relation.NOT_EQUAL, conversions.convert(fitting, wide, span), exact, span);
    return new Rvalue.Scalar(conversions.convert(overflows, code.model().bool(), span));
  }

  private static Type target(Expression pointer, IASTFunctionCallExpression node) {
    if (pointer.type() instanceof PointerType type && type.target().isInteger()) {
      return type.target();
    }
    throw new SourceError(node, "the result must be a pointer to an integer");
  }

  /** {@code __builtin_saddl_overflow} and its like have operands of the result's type. */
  private Expression typed(String name, Expression operand, Type result, SourceSpan span) {
    boolean generic =
        name.startsWith("__builtin_add")
            || name.startsWith("__builtin_sub")
            || name.startsWith("__builtin_mul");
    return generic ? operand : code.conversions().convert(operand, result, span);
  }

  private static BinaryOperator operator(String name, IASTFunctionCallExpression node) {
    if (name.contains("add")) {
      return BinaryOperator.ADD;
    }
    if (name.contains("sub")) {
      return BinaryOperator.SUBTRACT;
    }
    if (name.contains("mul")) {
      return BinaryOperator.MULTIPLY;
    }
    throw new UnsupportedConstruct(node, name);
  }

  /** Products of unsigned numbers need the last bit. */
  private Type wide(
      BinaryOperator operator, Expression left, Expression right, IASTFunctionCallExpression node) {
    IntegerType l = integer(left, node);
    IntegerType r = integer(right, node);
    boolean signed = operator != BinaryOperator.MULTIPLY || l.signed() || r.signed();
    return code.model().integer(Kind.INT128, signed);
  }

  private static IntegerType integer(Expression operand, IASTFunctionCallExpression node) {
    if (operand.type().isInteger() && IntegerConstantArithmetic.type(operand.type()).fitsLong()) {
      return IntegerConstantArithmetic.type(operand.type());
    }
    throw new UnsupportedConstruct(node, "checked arithmetic on " + operand.type());
  }
}
