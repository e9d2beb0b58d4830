package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.source.DecisionId;
import heapwright.ir.type.PointerType;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.FloatCode;
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
      return single(condition);
    }
    return isIdentity(comparison) ? f -> {} : pair(comparison.left(), comparison.right());
  }

  /** Whether two pointers are the same is not a matter of how far their addresses are apart. */
  private static boolean isIdentity(Expression.Comparison comparison) {
    boolean isEquality =
        comparison.relation() == Relation.EQUAL || comparison.relation() == Relation.NOT_EQUAL;
    return isEquality && comparison.left().type() instanceof PointerType;
  }

  private Action pair(Expression left, Expression right) {
    return switch (ScalarKind.of(left.type())) {
      case LONG -> longs(expressions.longs(left), expressions.longs(right));
      case FLOAT -> {
        FloatCode x = expressions.floats(left);
        FloatCode y = expressions.floats(right);
        yield f -> tell((double) x.eval(f), (double) y.eval(f));
      }
      case DOUBLE -> {
        DoubleCode x = expressions.doubles(left);
        DoubleCode y = expressions.doubles(right);
        yield f -> tell(x.eval(f), y.eval(f));
      }
      case EXTENDED, WIDE -> f -> {};
    };
  }

  private Action single(Expression value) {
    return switch (ScalarKind.of(value.type())) {
      case LONG -> longs(expressions.longs(value), new ConstantCode(0));
      case FLOAT -> {
        FloatCode x = expressions.floats(value);
        yield f -> tell((double) x.eval(f), 0.0);
      }
      case DOUBLE -> {
        DoubleCode x = expressions.doubles(value);
        yield f -> tell(x.eval(f), 0.0);
      }
      case EXTENDED, WIDE -> f -> {};
    };
  }

  private void tell(double left, double right) {
    processor.observer().compared(function, decision, left, right);
  }

  private Action longs(LongCode left, LongCode right) {
    return f -> processor.observer().compared(function, decision, left.eval(f), right.eval(f));
  }
}
