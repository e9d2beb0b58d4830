package heapwright.bench;

import heapwright.ir.Program;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.method.sgen.summary.Summaries;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.execution.CallRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Callers that call one helper often, with and without summaries: {@code CallSpeed PATHS}. */
public final class CallSpeed {
  private static final int ROUNDS = 5;
  private static final int[] CALLS = {10, 100, 1_000};
  private static final Solvers SOLVERS = Z3.solvers(Z3Limits.USUAL);
  private static final Map<String, String> PATHS = new LinkedHashMap<>();

  static {
    PATHS.put("weights", "1,2,3,(5,4,3)*%d,6");
    PATHS.put("deposits", "1,2,(4,3,2)*%d,5");
  }

  private CallSpeed() {}

  public static void main(String[] args) throws IOException {
    Results results = new Results("Calls inlined and summarised (bench/calls)");
    Program program = CFile.read(Path.of(args[0], "calls.c")).program();
    results.say(
        String.format(
            "%-12s%8s%14s%14s%8s", "caller", "calls", "inlining ms", "summary ms", "ratio"));
    for (Map.Entry<String, String> caller : PATHS.entrySet()) {
      for (int calls : CALLS) {
        StatementPath route =
            new CFile(program).route(caller.getKey(), String.format(caller.getValue(), calls));
        double inlined = median(program, route, () -> CallRule.INLINE);
        double summarised = median(program, route, () -> new Summaries(program, SOLVERS));
        results.say(
            String.format(
                "%-12s%8d%14.1f%14.1f%8.1f",
                caller.getKey(), calls, inlined, summarised, inlined / summarised));
      }
    }
    results.say("with the time to build the summary, to solve and to confirm the input");
    if (args.length > 1) {
      results.recordIn(Path.of(args[1]));
    }
  }

  private static double median(Program program, StatementPath route, Supplier<CallRule> rules) {
    SearchGuide method = SearchGuide.byEvidence(program);
    double[] times = new double[ROUNDS];
    for (int round = -1; round < ROUNDS; round++) {
      PathFinder finder = new PathFinder(program, SOLVERS, method, rules.get());
      long start = System.nanoTime();
      SearchOutcome finding = finder.find(route);
      if (!(finding instanceof SearchOutcome.Feasible)) {
        throw new IllegalStateException(route.function().name() + ": " + finding);
      }
      times[Math.max(0, round)] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(times);
    return times[ROUNDS / 2];
  }
}
