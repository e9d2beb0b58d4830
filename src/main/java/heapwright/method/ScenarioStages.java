package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.testcase.scenario.Scenario;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Pursues goals in the scenarios that a program has for a function: in one call, two, three and so
 * on. Only the search shows how many a goal needs; so each gets a little time before any gets much,
 * so that an endless search in two calls does not hide what takes three.
 */
public final class ScenarioStages implements CoverageMethod {
  private final Program program;
  private final CoverageMethod method;

  /**
   * @param program with its scenarios, which the method knows too
   */
  public ScenarioStages(Program program, CoverageMethod method) {
    this.program = program;
    this.method = method;
  }

  /** Pursues goals in the scenario with the most calls alone. */
  public static CoverageMethod longest(Program program, CoverageMethod method) {
    return (function, ledger, budget) -> {
      List<Function> starts = Scenario.startsOf(function, program);
      return method.pursue(starts.get(starts.size() - 1), ledger, budget);
    };
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    List<Function> starts = Scenario.startsOf(function, program);
    if (starts.size() == 1) {
      return method.pursue(starts.get(0), ledger, budget);
    }
    FoundInputs found = FoundInputs.NONE;
    // All slices together are half of the time.
    for (UnaryOperator<Budget> share :
        List.<UnaryOperator<Budget>>of(b -> b.slice(2 * starts.size()), b -> b)) {
      for (Function start : starts) {
        if (!ledger.isSettled() && !budget.isUsedUp()) {
          found = found.and(method.pursue(start, ledger, share.apply(budget)));
        }
      }
    }
    return found;
  }
}
