package heapwright.symbolic;

import heapwright.ir.Statement;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Calls of math.h's functions that solvers know, for float and double. */
final class RealCalls {
  private RealCalls() {}

  static void addTo(Map<String, SymbolicBuiltIn> table) {
    unary(table, "fabs", f -> f::magnitude);
    unary(table, "trunc", f -> f::truncated);
    unary(table, "floor", f -> f::floor);
    unary(table, "ceil", f -> f::ceiling);
    unary(table, "round", f -> f::rounded);
    unary(table, "rint", f -> f::nearest);
    unary(table, "nearbyint", f -> f::nearest);
    binary(table, "fmax", f -> f::larger);
    binary(table, "fmin", f -> f::smaller);
    binary(table, "copysign", f -> f::signed);
    for (String prefix : List.of("l", "ll")) {
      unary(table, prefix + "round", f -> x -> integer(f, f.rounded(x)));
      unary(table, prefix + "rint", f -> x -> integer(f, f.nearest(x)));
    }
    table.put("sqrt", RealCalls::root);
    table.put("sqrtf", RealCalls::root);
  }

  private static Term integer(MathTerms functions, Term number) {
    return functions.terms().integerOf(number, Long.SIZE, true);
  }

  private static void unary(
      Map<String, SymbolicBuiltIn> table,
      String name,
      Function<MathTerms, UnaryOperator<Term>> of) {
    SymbolicBuiltIn function =
        (execution, call, arguments) ->
            returned(
                execution,
                call,
                of.apply(functions(execution)).apply(number(execution, arguments.get(0))));
    table.put(name, function);
    table.put(name + "f", function);
  }

  private static void binary(
      Map<String, SymbolicBuiltIn> table,
      String name,
      Function<MathTerms, BinaryOperator<Term>> of) {
    SymbolicBuiltIn function =
        (execution, call, arguments) ->
            returned(
                execution,
                call,
                of.apply(functions(execution))
                    .apply(
                        number(execution, arguments.get(0)), number(execution, arguments.get(1))));
    table.put(name, function);
    table.put(name + "f", function);
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
    Term none = terms.floatLess(x, terms.floatOf(terms.number(0.0), MathTerms.format(x)));
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
