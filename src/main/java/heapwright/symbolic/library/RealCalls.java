package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.MathTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.world.LibraryOperation.RealOperation;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Calls of math.h's functions that solvers know, for float and double. */
final class RealCalls {
  private RealCalls() {}

  static SymbolicBuiltIn of(RealOperation operation) {
    return switch (operation) {
      case MAGNITUDE -> unary(f -> f::magnitude);
      case TRUNCATE -> unary(f -> f::truncated);
      case ROUND_DOWN -> unary(f -> f::floor);
      case ROUND_UP -> unary(f -> f::ceiling);
      case ROUND -> unary(f -> f::rounded);
      case ROUND_TO_EVEN -> unary(f -> f::nearest);
      case ROUND_TO_LONG -> unary(f -> x -> integer(f, f.rounded(x)));
      case ROUND_EVEN_TO_LONG -> unary(f -> x -> integer(f, f.nearest(x)));
      case LARGER -> binary(f -> f::larger);
      case SMALLER -> binary(f -> f::smaller);
      case COPY_SIGN -> binary(f -> f::signed);
      case ROOT -> RealCalls::root;
    };
  }

  private static Term integer(MathTerms functions, Term number) {
    return functions.terms().integerOf(number, Long.SIZE, true);
  }

  private static SymbolicBuiltIn unary(Function<MathTerms, UnaryOperator<Term>> of) {
    return (execution, call, arguments) ->
        returned(
            execution,
            call,
            of.apply(functions(execution)).apply(number(execution, arguments.get(0))));
  }

  private static SymbolicBuiltIn binary(Function<MathTerms, BinaryOperator<Term>> of) {
    return (execution, call, arguments) ->
        returned(
            execution,
            call,
            of.apply(functions(execution))
                .apply(number(execution, arguments.get(0)), number(execution, arguments.get(1))));
  }

  private static MathTerms functions(Execution execution) {
    return new MathTerms(execution.environment().terms());
  }

  private static StepResult returned(Execution execution, Statement.Call call, Term result) {
    return SymbolicBuiltIns.returned(execution, call, new SymbolicValue.Number(result));
  }

  private static Term number(Execution execution, SymbolicValue argument) {
    if (execution.pointers.resolved(argument) instanceof SymbolicValue.Number n) {
      return n.term();
    }
    throw Interruption.unsupported("uses a value that was never set");
  }

  /** The root of a negative number sets errno, which is not followed. */
  private static StepResult root(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    Terms terms = execution.environment().terms();
    Term x = number(execution, arguments.get(0));
    Term none = terms.floatLess(x, terms.floatOf(terms.number(0.0), x.format()));
    PathState after =
        SymbolicBuiltIns.after(
            execution.state(), call, new SymbolicValue.Number(terms.floatRoot(x)));
    if (none.isFalse()) {
      return new StepResult.Moved(after);
    }
    String cause = "takes the root of a negative number";
    return new StepResult.Forked(
        List.of(
            Alternative.of(after, new Fact(terms.not(none), cause)),
            Alternative.stuck(execution.state(), new Fact(none, "has a root"), cause)));
  }
}
