package heapwright.symbolic.library;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.MathTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.world.LibraryOperation.RealOperation;
import java.util.List;
import java.util.function.BiFunction;

/** Calls of math.h's functions that solvers know, for float and double. */
final class RealCalls {
  private RealCalls() {}

  static BuiltInCall.Implementation of(RealOperation operation) {
    return switch (operation) {
      case MAGNITUDE -> unary(MathTerms::magnitude);
      case TRUNCATE -> unary(MathTerms::truncated);
      case ROUND_DOWN -> unary(MathTerms::floor);
      case ROUND_UP -> unary(MathTerms::ceiling);
      case ROUND -> unary(MathTerms::rounded);
      case ROUND_TO_EVEN -> unary(MathTerms::nearest);
      case ROUND_TO_LONG -> unary((f, x) -> integer(f, f.rounded(x)));
      case ROUND_EVEN_TO_LONG -> unary((f, x) -> integer(f, f.nearest(x)));
      case LARGER -> call -> call.returned(functions(call).larger(call.number(0), call.number(1)));
      case SMALLER ->
          call -> call.returned(functions(call).smaller(call.number(0), call.number(1)));
      case COPY_SIGN ->
          call -> call.returned(functions(call).signed(call.number(0), call.number(1)));
      case ROOT -> RealCalls::root;
    };
  }

  private static Term integer(MathTerms functions, Term number) {
    return functions.terms().integerOf(number, Long.SIZE, true);
  }

  private static BuiltInCall.Implementation unary(BiFunction<MathTerms, Term, Term> function) {
    return call -> call.returned(function.apply(functions(call), call.number(0)));
  }

  private static MathTerms functions(BuiltInCall call) {
    return new MathTerms(call.terms());
  }

  /** The root of a negative number sets errno, which is not followed. */
  private static StepResult root(BuiltInCall call) {
    Terms terms = call.terms();
    PathState before = call.execution().state();
    Term x = call.number(0);
    Term none = terms.floatLess(x, terms.floatOf(terms.number(0.0), x.format()));
    PathState after = call.after(before, new SymbolicValue.Number(terms.floatRoot(x)));
    if (none.isFalse()) {
      return new StepResult.Moved(after);
    }
    String cause = "takes the root of a negative number";
    return new StepResult.Forked(
        List.of(
            Alternative.of(after, new Fact(terms.not(none), cause)),
            Alternative.stuck(before, new Fact(none, "has a root"), cause)));
  }
}
