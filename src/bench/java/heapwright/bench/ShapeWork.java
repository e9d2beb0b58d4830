package heapwright.bench;

import heapwright.ir.Program;
import heapwright.method.budget.Budget;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementPath;
import heapwright.method.sgen.decision.PathDecision;
import heapwright.method.sgen.evaluation.Route;
import heapwright.method.sgen.evaluation.ShapeEvaluation;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Goal;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Setting;
import heapwright.method.sgen.input.ShapeObjects;
import heapwright.method.sgen.ssa.PointerPaths;
import heapwright.method.sgen.transfer.TraceSink;
import heapwright.method.sgen.transfer.Turns;
import heapwright.solve.question.Solver;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.term.Terms;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * SGEN's own work on one path, again and again: σ with its collections, GP, SSA versions and ζ,
 * without solving ζ and without confirming the input.
 */
final class ShapeWork {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Program program;
  private final StatementPath route;
  private final Turns turns;
  private final int nodes;
  private final int dereferences;
  private final List<Long> nanoseconds = new ArrayList<>();

  ShapeWork(Program program, StatementPath route) {
    this.program = program;
    this.route = route;
    Setting setting = setting();
    try (Solver solver = Z3.solvers(Z3Limits.USUAL).open(setting.terms())) {
      PathDecision.Result result =
          new PathDecision(setting, Goal.PATH, solver, Budget.endless()).decide();
      if (!(result instanceof PathDecision.Result.Found found)) {
        throw new IllegalStateException(route + ": " + result);
      }
      turns = found.attempt().turns();
    }
    ShapeEvaluation evaluation = evaluation().begin().run();
    nodes = new ShapeObjects(evaluation.context()).all().size();
    dereferences = evaluation.context().memory.dereferences();
  }

  private ShapeEvaluation evaluation() {
    return new ShapeEvaluation(
        setting(), Goal.PATH, List.of(), turns.again(), Optional.empty(), TraceSink.NONE);
  }

  private Setting setting() {
    return new Setting(
        program, new Route(route, AllowedEdges.ANY), new PointerPaths(), new Terms(), () -> false);
  }

  /** Times the second of two runs: the first brings the path's data into the caches. */
  void run() {
    evaluation().begin().run();
    ShapeEvaluation evaluation = evaluation();
    long start = THREADS.getCurrentThreadCpuTime();
    evaluation.begin().run();
    nanoseconds.add(THREADS.getCurrentThreadCpuTime() - start);
  }

  /** The median of the second half, when everything is compiled. */
  double microseconds() {
    List<Long> warm = nanoseconds.subList(nanoseconds.size() / 2, nanoseconds.size());
    return warm.stream().sorted().toList().get(warm.size() / 2) / 1e3;
  }

  int statements() {
    return route.statements().size();
  }

  int nodes() {
    return nodes;
  }

  /** How often the path follows a pointer to memory. */
  int dereferences() {
    return dereferences;
  }
}
