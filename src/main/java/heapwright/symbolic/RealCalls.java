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

  static void addTo(Map<String, BuiltIn> table) {
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

  private static Term integer(RealFunctions functions, Term number) {
    return functions.terms().integerOf(number, Long.SIZE, true);
  }

  private static void unary(
      Map<String, BuiltIn> table, String name, Function<RealFunctions, UnaryOperator<Term>> of) {
    BuiltIn function =
        (execution, call, arguments) ->
            returned(
                execution,
                call,
                of.apply(functions(execution)).apply(number(execution, arguments.get(0))));
    table.put(name, function);
    table.put(name + "f", function);
  }

  private static void binary(
      Map<String, BuiltIn> table, String name, Function<RealFunctions, BinaryOperator<Term>> of) {
    BuiltIn function =
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

  private static RealFunctions functions(Execution execution) {
    return new RealFunctions(execution.environment().terms());
  }

  private static Progress returned(Execution execution, Statement.Call call, Term result) {
    return BuiltIns.returned(execution, call, new Value.Number(result));
  }

  private static Term number(Execution execution, Value argument) {
    if (execution.pointers.resolved(argument) instanceof Value.Number n) {
      return n.term();
    }
    throw Interruption.unsupported("uses a value that was never set");
  }

  /** Less than zero has no root but sets errno, which is not followed. */
  private static Progress root(Execution execution, Statement.Call call, List<Value> arguments) {
    Terms terms = execution.environment().terms();
    Term x = number(execution, arguments.get(0));
    Term none = terms.floatLess(x, terms.floatOf(terms.number(0.0), RealFunctions.format(x)));
    PathState after = BuiltIns.after(execution.state(), call, new Value.Number(terms.floatRoot(x)));
    if (none.isFalse()) {
      return new Progress.Moved(after);
    }
    String cause = "takes the root of a negative number";
    return new Progress.Forked(
        List.of(
            Alternative.of(after, new Fact(terms.not(none), cause)),
            Alternative.stuck(execution.state(), new Fact(none, "has a root"), cause)));
  }
}
