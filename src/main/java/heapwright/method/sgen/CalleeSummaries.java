package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.method.budget.Budget;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.decision.Attempt;
import heapwright.method.sgen.decision.PathDecision;
import heapwright.method.sgen.decision.PathDecision.Result;
import heapwright.method.sgen.evaluation.Route;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Goal;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Setting;
import heapwright.method.sgen.ssa.PointerPaths;
import heapwright.method.sgen.trace.CalleePath;
import heapwright.method.sgen.trace.ShapeTrace;
import heapwright.method.sgen.trace.TraceText;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Terms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The summaries of the procedures that a path calls: for each path through one, its tuple (σI, ζI,
 * σO, ζO), of the procedure by itself. Where a path cannot be taken with arguments that are all
 * different, the procedure is analysed in the context of such aliases. Tuples are kept for later
 * callers.
 */
final class CalleeSummaries {
  private final Program program;
  private final Solvers solvers;
  private final StatementText source;
  private final Map<String, List<String>> known = new HashMap<>();

  CalleeSummaries(Program program, Solvers solvers, StatementText source) {
    this.program = program;
    this.solvers = solvers;
    this.source = source;
  }

  /** The tuples of what a path calls, as text. */
  List<String> of(ShapeTrace caller) {
    return caller.callees().stream().flatMap(path -> tuple(path).stream()).toList();
  }

  private List<String> tuple(CalleePath path) {
    String key = path.key();
    List<String> lines = known.get(key);
    if (lines == null) {
      lines = analysed(path);
      known.put(key, lines);
    }
    return lines;
  }

  private List<String> analysed(CalleePath callee) {
    StatementPath path = callee.path();
    Terms terms = new Terms();
    Setting setting =
        new Setting(program, new Route(path, callee), new PointerPaths(), terms, () -> false);
    try (Solver solver = solvers.open(terms)) {
      Result result = new PathDecision(setting, Goal.PATH, solver, Budget.endless()).decide();
      if (!(result instanceof Result.Found found)) {
        return List.of(
            "summary of " + path.function().name() + " along " + path + ": not by itself");
      }
      Attempt attempt = found.attempt();
      ShapeTrace trace =
          new ShapeGeneration(setting)
              .traceOf(attempt.aliases(), attempt.turns(), Optional.empty());
      return new TraceText(source, path.function()).summary(path, trace);
    }
  }
}
