package heapwright.bench;

import heapwright.app.MethodName;
import heapwright.ir.Program;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.execution.CallRule;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What ten times the path costs: {@code LongPaths PATHS [RESULTS]}. */
public final class LongPaths {
  private static final int NODES = 2_000;
  private static final int ROUNDS = 5;
  private static final Map<String, String> PATHS = new LinkedHashMap<>();

  static {
    PATHS.put("mark", "1,(2,3,4,5,6)*%d,2,7");
    PATHS.put("round_trip", "1,2,(3,4,5,6,7)*%d,8");
  }

  private LongPaths() {}

  public static void main(String[] args) throws IOException {
    Results results = new Results("Long paths (bench/shapes)");
    Program program = CFile.read(Path.of(args[0], "long_walk.c")).program();
    results.say(
        String.format(
            "%-11s%-10s%12s%10s%14s%10s%7s%8s",
            "function",
            "method",
            "statements",
            "seconds",
            "statements",
            "seconds",
            "ratio",
            "trace"));
    for (String function : PATHS.keySet()) {
      methods(program)
          .forEach((name, method) -> results.say(measured(program, function, name, method)));
    }
    results.say("in a JVM of " + (Runtime.getRuntime().maxMemory() >> 20) + " MB");
    if (args.length > 1) {
      results.recordIn(Path.of(args[1]));
    }
  }

  private static Map<String, PathMethod> methods(Program program) {
    Solvers solvers = Z3.solvers(Z3Limits.USUAL);
    Map<String, PathMethod> methods = new LinkedHashMap<>();
    for (MethodName name : List.of(MethodName.standard, MethodName.sgen, MethodName.address)) {
      methods.put(name.name(), name.forPath().orElseThrow().of(program, solvers, CallRule.INLINE));
    }
    return methods;
  }

  private static String measured(Program program, String function, String name, PathMethod method) {
    Work shorter = new Work(program, function, NODES, method);
    Work longer = new Work(program, function, 10 * NODES, method);
    double few = shorter.seconds();
    double many = longer.seconds();
    return String.format(
        "%-11s%-10s%12d%10.3f%14d%10.3f%7.1f%8.1f",
        function,
        name,
        shorter.route.statements().size(),
        few,
        longer.route.statements().size(),
        many,
        many / few,
        longer.traceSeconds() / shorter.traceSeconds());
  }

  /** One path by one method. */
  private static final class Work {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final PathMethod method;
    private final StatementPath route;
    private PathOutcome.Feasible found;

    Work(Program program, String function, int nodes, PathMethod method) {
      this.method = method;
      route = new CFile(program).route(function, String.format(PATHS.get(function), nodes));
    }

    /** The best of some rounds, in processor time, since neighbours slow the longer work more. */
    double seconds() {
      return best(() -> found = (PathOutcome.Feasible) method.decide(route));
    }

    double traceSeconds() {
      return best(() -> found.account().trace());
    }

    private static double best(Runnable work) {
      double best = Double.MAX_VALUE;
      for (int round = 0; round < ROUNDS; round++) {
        long start = THREADS.getCurrentThreadCpuTime();
        work.run();
        best = Math.min(best, (THREADS.getCurrentThreadCpuTime() - start) * 1e-9);
      }
      return best;
    }
  }
}
