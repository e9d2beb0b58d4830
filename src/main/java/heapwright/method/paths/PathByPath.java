package heapwright.method.paths;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.InputExecutor;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.util.List;
import java.util.function.Supplier;

/** Pursues the goals of a function path by path, each by a method that follows paths. */
public final class PathByPath implements CoverageMethod {
  private final Program program;
  private final Supplier<PathMethod> methods;
  private final CallGraph calls;

  /**
   * @param program linked with the library and completed with stubs
   * @param methods makes one for each pursuit: functions are pursued by several threads at a time,
   *     and a concrete machine serves one
   */
  public PathByPath(Program program, Supplier<PathMethod> methods) {
    this.program = program;
    this.methods = methods;
    calls = CallGraph.of(program);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    Function subject = Scenario.subject(program, function);
    List<Function> asked = Scenario.preconditions(program, function);
    if (Scenario.isScenario(function) && asked.isEmpty()) {
      // A path is a path of one call, with the arguments that it needs.
      return FoundInputs.NONE;
    }
    ledger.assuming(asked.stream().map(Precondition::assumption).toList());
    PathMethod method = methods.get();
    return asked.isEmpty()
        ? followed(function, method, ledger, budget)
        : followed(subject, played(method, function), ledger, budget);
  }

  /**
   * Paths are followed as if there were no preconditions, but that the solver knows of ranges; and
   * inputs that violate one are refused when they are played.
   */
  private static PathMethod played(PathMethod method, Function scenario) {
    return (path, allowed, budget) ->
        method
            .decide(path, allowed, budget)
            .match(
                found ->
                    new PathOutcome.Feasible(
                        found.input().of(scenario.symbol()), found.account(), found.notes()),
                infeasible -> infeasible,
                unknown -> unknown);
  }

  private FoundInputs followed(
      Function function, PathMethod method, CoverageLedger ledger, Budget budget) {
    InputExecutor executor = new InputExecutor(program, ledger);
    GoalByGoal goals =
        new GoalByGoal(
            function, calls.isRecursive(function.symbol()), method, executor, ledger, budget);
    if (ledger.criterion() instanceof Criterion.Paths paths) {
      new EveryPath(function, method, executor, ledger).run(paths.rounds(), budget);
    } else {
      goals.run();
    }
    return executor.foundInputs();
  }

  /** The cause for goals that an input was meant for and did not meet. */
  static String shortfall(InputExecutor.Outcome outcome) {
    return outcome
        .failure()
        .map(m -> "no input was found with which the call ends well after it (" + m + ")")
        .orElse("the input that was found takes another path");
  }
}
