package heapwright.source.lower.builtins;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.operands.SourceCalls;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/**
 * {@code __builtin_add_overflow} and its like: computed in 128 bits, where nothing overflows, and
 * compared with what fits the result.
 */
final class OverflowBuiltins {
  private final CodeContext code;
  private final ArgumentLowering arguments;
  private final SourceCalls calls;

  OverflowBuiltins(CodeContext code, ArgumentLowering arguments, SourceCalls calls) {
    this.code = code;
    this.arguments = arguments;
    this.calls = calls;
  }

  Rvalue value(String name, IASTFunctionCallExpression node) {
    List<Expression> operands = arguments.scalars(node);
    SourceSpan span = code.span(node);
    boolean asks = name.endsWith("_p");
    Type result = asks ? operands.get(2).type() : target(operands.get(2), node);
    Expression left = typed(name, operands.get(0), result, span);
    Expression right = typed(name, operands.get(1), result, span);
    BinaryOperator operator = operator(name, node);
    if (Stream.of(left.type(), right.type(), result).anyMatch(OverflowBuiltins::isWide)) {
      return checked(name, node, operator, left, right, operands.get(2));
    }
    Type wide = wide(operator, left, right);
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
  private Type wide(BinaryOperator operator, Expression left, Expression right) {
    IntegerType l = IntegerConstantArithmetic.type(left.type());
    IntegerType r = IntegerConstantArithmetic.type(right.type());
    boolean signed = operator != BinaryOperator.MULTIPLY || l.signed() || r.signed();
    return code.model().integer(Kind.INT128, signed);
  }

  private static boolean isWide(Type type) {
    return !IntegerConstantArithmetic.type(type).fitsLong();
  }

  /** With 128 bits no type holds every exact result: the library computes with magnitudes. */
  private Rvalue checked(
      String name,
      IASTFunctionCallExpression node,
      BinaryOperator operator,
      Expression left,
      Expression right,
      Expression third) {
    SourceSpan span = code.span(node);
    boolean asks = name.endsWith("_p");
    Type target = asks ? third.type() : target(third, node);
    IntegerType result = IntegerConstantArithmetic.type(target);
    Type wide = code.model().integer(Kind.INT128, false);
    Type number = code.model().signedInt();
    Local object = code.emitter().memoryTemporary(wide, span);
    Expression address = new Expression.LocalAddress(object, wide.pointer(), span);
    List<Argument> passed = new ArrayList<>();
    passed.add(new Argument(address, wide.pointer()));
    passed.add(new Argument(new IntegerConstant(symbol(operator), number, span), number));
    for (Expression operand : List.of(left, right)) {
      Expression kept = code.emitter().save(operand, span);
      passed.add(new Argument(code.conversions().convert(kept, wide, span), wide));
      passed.add(new Argument(isNegative(kept, span), number));
    }
    passed.add(new Argument(new IntegerConstant(result.bits(), number, span), number));
    passed.add(new Argument(new IntegerConstant(result.signed() ? 1 : 0, number, span), number));
    FunctionType type = number.function(passed.stream().map(Argument::type).toList());
    Rvalue overflows = calls.callLibrary("__hw_check_overflow", type, passed, true, span);
    if (!asks) {
      Expression cut = code.accesses().load(address, Cell.of(wide), span);
      Expression fitting = code.conversions().convert(cut, target, span);
      code.accesses().write(LvalueAccess.memory(third, target), fitting, span);
    }
    Expression answer = ((Rvalue.Scalar) overflows).expression();
    return new Rvalue.Scalar(code.conversions().convert(answer, code.model().bool(), span));
  }

  private Expression isNegative(Expression operand, SourceSpan span) {
    Expression zero = new IntegerConstant(0, operand.type(), span);
    return IntegerConstantArithmetic.type(operand.type()).signed()
        ? code.folding().compare(Relation.LESS, operand, zero, span)
        : new IntegerConstant(0, code.model().signedInt(), span);
  }

  private static int symbol(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> '+';
      case SUBTRACT -> '-';
      default -> '*';
    };
  }
}
