package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.method.budget.Budget;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.run.PathReplay;
import heapwright.method.run.UnnameablePointers;
import heapwright.method.sgen.decision.Attempt;
import heapwright.method.sgen.decision.PathDecision;
import heapwright.method.sgen.decision.PathDecision.Result;
import heapwright.method.sgen.evaluation.Route;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Goal;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Setting;
import heapwright.method.sgen.input.ShapeConcretiser;
import heapwright.method.sgen.input.ShapeHints;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.PointerPaths;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Optional;

/**
 * SGEN as a method: along a path, σ says what the heap must look like, ζ what its numbers must
 * fulfil, and both together what the input is, or that there is none. The concrete machine judges
 * every input.
 */
public final class Sgen implements PathMethod {
  private final Program program;
  private final Solvers solvers;
  private final PathReplay replay;
  private final StatementText source = StatementText.onDisk();
  private final Optional<CalleeSummaries> summaries;

  /**
   * The method for the functions of a program.
   *
   * @param program with the library linked
   */
  public Sgen(Program program, Solvers solvers) {
    this(program, solvers, false);
  }

  /**
   * As {@link #Sgen(Program, Solvers)}.
   *
   * @param tellsSummaries whether traces end with the summaries of what a path calls
   */
  public Sgen(Program program, Solvers solvers, boolean tellsSummaries) {
    summaries =
        tellsSummaries
            ? Optional.of(new CalleeSummaries(program, solvers, source))
            : Optional.empty();
    this.program = program;
    this.solvers = solvers;
    replay = new PathReplay(program.model(), new ConcreteMachine(program));
  }

  @Override
  public PathOutcome decide(StatementPath path, AllowedEdges allowed, Budget budget) {
    Terms terms = new Terms();
    Setting setting =
        new Setting(program, new Route(path, allowed), new PointerPaths(), terms, budget::isUsedUp);
    try (Solver solver = solvers.open(terms)) {
      Result result = new PathDecision(setting, Goal.PATH, solver, budget).decide();
      if (result instanceof Result.Found found) {
        return confirmed(setting, found.attempt(), solver, budget);
      }
      if (result instanceof Result.Excluded excluded) {
        Attempt attempt = excluded.attempt();
        int position = Math.max(1, attempt.position());
        StatementNumber at = path.statements().get(position - 1);
        SgenAccount account = new SgenAccount(setting, source, attempt, excluded.all(), summaries);
        return new PathOutcome.Infeasible(at, position, account.reason(), account);
      }
      return new PathOutcome.Unknown(((Result.Unknown) result).cause());
    }
  }

  private PathOutcome confirmed(Setting setting, Attempt attempt, Solver solver, Budget budget) {
    StatementPath path = setting.route().path();
    TestInput input;
    try {
      input = input(path, attempt);
    } catch (EvaluationStop interruption) {
      return new PathOutcome.Unknown("outside SGEN: " + interruption.reason());
    }
    PathReplay.Observed observed = replay.observe(input, path.statements().size());
    if (!observed.path().equals(path.statements())) {
      if (budget.isUsedUp()) {
        return new PathOutcome.Unknown(budget.cause());
      }
      return new PathOutcome.Unknown(
          observed.isOverBudget()
              ? "the machine has no room or time to replay the input"
              : "replay disagrees: with the input that was found the machine takes "
                  + new StatementPath(path.function(), observed.path()));
    }
    Optional<String> unnameable = new UnnameablePointers(program).in(input);
    if (unnameable.isPresent()) {
      return new PathOutcome.Unknown(
          "a test cannot name " + unnameable.get() + ", which it points to");
    }
    List<String> hints = ShapeHints.of(attempt.context(), path);
    SgenAccount account = new SgenAccount(setting, source, attempt, List.of(), summaries);
    TestInput whole =
        observed.endsWell() ? input : returning(setting, solver, budget).orElse(input);
    return new PathOutcome.Feasible(whole, account, hints);
  }

  private static TestInput input(StatementPath path, Attempt attempt) {
    return ShapeConcretiser.of(
        attempt.context(), path.function(), attempt.solution().orElseThrow());
  }

  /** An input that takes the path and goes on so that the call ends well. */
  private Optional<TestInput> returning(Setting setting, Solver solver, Budget budget) {
    StatementPath path = setting.route().path();
    Result result = new PathDecision(setting, Goal.RETURN, solver, budget).decide();
    if (!(result instanceof Result.Found found)) {
      return Optional.empty();
    }
    try {
      return Optional.of(input(path, found.attempt())).filter(input -> isRight(path, input));
    } catch (EvaluationStop interruption) {
      return Optional.empty();
    }
  }

  private boolean isRight(StatementPath path, TestInput input) {
    PathReplay.Observed observed = replay.observe(input, path.statements().size());
    return observed.endsWell() && observed.path().equals(path.statements());
  }
}
