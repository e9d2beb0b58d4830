package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.source.DecisionId;
import heapwright.ir.type.PointerType;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.processor.Processor;

/**
 * Tells the observer what a decision compares. Expressions are pure, so they are computed twice.
 */
public final class ComparisonReports {
  private final Function function;
  private final DecisionId decision;
  private final ExpressionCompiler expressions;
  private final Processor processor;

  public ComparisonReports(
      Function function, DecisionId decision, ExpressionCompiler expressions, Processor processor) {
    this.function = function;
    this.decision = decision;
    this.expressions = expressions;
    this.processor = processor;
  }

  /** The operands of a comparison; what is no comparison is compared with 0. */
  public Action of(Expression condition) {
    if (!(condition instanceof Expression.Comparison comparison)) {
      return ScalarKind.of(condition.type()) == ScalarKind.LONG
          ? longs(expressions.longs(condition), new ConstantCode(0))
          : numbers(condition, f -> 0);
    }
    Expression left = comparison.left();
    Expression right = comparison.right();
    if (isIdentity(comparison)) {
      return f -> {};
    }
    return ScalarKind.of(left.type()) == ScalarKind.LONG
        ? longs(expressions.longs(left), expressions.longs(right))
        : numbers(left, number(right));
  }

  /** Whether two pointers are the same is not a matter of how far their addresses are apart. */
  private static boolean isIdentity(Expression.Comparison comparison) {
    boolean isEquality =
        comparison.relation() == Relation.EQUAL || comparison.relation() == Relation.NOT_EQUAL;
    return isEquality && comparison.left().type() instanceof PointerType;
  }

  private Action numbers(Expression left, DoubleCode right) {
    DoubleCode number = number(left);
    return ScalarKind.of(left.type()).slots() > 1
        ? f -> {}
        : f -> processor.observer().compared(function, decision, number.eval(f), right.eval(f));
  }

  /** The value of a float or a double; those of more bits are not reported. */
  private DoubleCode number(Expression e) {
    return switch (ScalarKind.of(e.type())) {
      case FLOAT -> expressions.floats(e)::eval;
      case DOUBLE -> expressions.doubles(e);
      default -> f -> 0;
    };
  }

  private Action longs(LongCode left, LongCode right) {
    return f -> processor.observer().compared(function, decision, left.eval(f), right.eval(f));
  }
}
