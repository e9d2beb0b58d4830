package heapwright.source.lower.builtins;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
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
  private final String name;
  private final IASTFunctionCallExpression node;
  private final Computation at;

  /** Whether the third operand only says the type of the result. */
  private final boolean asks;

  OverflowBuiltins(CodeContext code, String name, IASTFunctionCallExpression node) {
    this.code = code;
    this.name = name;
    this.node = node;
    this.at = code.at(node);
    this.asks = name.endsWith("_p");
  }

  Rvalue value() {
    List<Expression> operands = new ArgumentLowering(code).scalars(node);
    Expression third = operands.get(2);
    Type result = asks ? third.type() : target(third);
    Expression left = typed(operands.get(0), result);
    Expression right = typed(operands.get(1), result);
    BinaryOperator operator = operator();
    boolean isWide =
        Stream.of(left.type(), right.type(), result)
            .anyMatch(type -> !IntegerConstantArithmetic.type(type).fitsLong());
    Expression overflows =
        isWide
            ? checked(operator, left, right, third, result)
            : computed(operator, left, right, third, result);
    return new Rvalue.Scalar(at.convert(overflows, code.model().bool()));
  }

  private Expression computed(
      BinaryOperator operator, Expression left, Expression right, Expression third, Type result) {
    Type wide = wide(operator, left, right);
    Expression exact =
        at.save(at.binary(operator, at.convert(left, wide), at.convert(right, wide)));
    Expression fitting = at.save(at.convert(exact, result));
    if (!asks) {
      at.store(third, result, fitting);
    }
    Expression again = at.convert(fitting, wide);
    return code.folding().compare(Relation.NOT_EQUAL, again, exact, at.span());
  }

  private Type target(Expression pointer) {
    if (pointer.type() instanceof PointerType type && type.target().isInteger()) {
      return type.target();
    }
    throw new SourceError(node, "the result must be a pointer to an integer");
  }

  /** {@code __builtin_saddl_overflow} and its like have operands of the result's type. */
  private Expression typed(Expression operand, Type result) {
    boolean generic =
        name.startsWith("__builtin_add")
            || name.startsWith("__builtin_sub")
            || name.startsWith("__builtin_mul");
    return generic ? operand : at.convert(operand, result);
  }

  private BinaryOperator operator() {
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

  /** With 128 bits no type holds every exact result: the library computes with magnitudes. */
  private Expression checked(
      BinaryOperator operator, Expression left, Expression right, Expression third, Type target) {
    IntegerType result = IntegerConstantArithmetic.type(target);
    Type wide = code.model().integer(Kind.INT128, false);
    Type number = code.model().signedInt();
    Expression address = at.object(wide);
    List<Argument> passed = new ArrayList<>();
    passed.add(new Argument(address, wide.pointer()));
    passed.add(new Argument(at.integer(operator.symbol().charAt(0)), number));
    for (Expression operand : List.of(left, right)) {
      Expression kept = at.save(operand);
      passed.add(at.argument(kept, wide));
      passed.add(new Argument(isNegative(kept), number));
    }
    passed.add(new Argument(at.integer(result.bits()), number));
    passed.add(new Argument(at.integer(result.signed() ? 1 : 0), number));
    Expression overflows = at.call("__hw_check_overflow", number, passed);
    if (!asks) {
      at.store(third, target, at.load(address, wide));
    }
    return overflows;
  }

  private Expression isNegative(Expression operand) {
    return IntegerConstantArithmetic.type(operand.type()).signed()
        ? code.folding().compare(Relation.LESS, operand, at.constant(0, operand.type()), at.span())
        : at.integer(0);
  }
}
