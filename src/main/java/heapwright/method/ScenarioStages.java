package heapwright.method;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.testcase.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Pursues goals in the scenarios that a program has for a function: in one call, two, three and so
 * on. Only the search shows how many a goal needs; so each gets a little time before any gets much,
 * lest an endless search in two calls hide what takes three.
 */
public final class ScenarioStages implements CoverageMethod {
  private final Program program;
  private final CoverageMethod method;
  private final OutsideAssumptions outside;
  private final CompilerAssumptions compiler;

  /**
   * @param program with its scenarios, which the method knows too
   */
  public ScenarioStages(Program program, CoverageMethod method) {
    this.program = program;
    this.method = method;
    CallGraph calls = CallGraph.of(program);
    outside = new OutsideAssumptions(program, calls);
    compiler = new CompilerAssumptions(program, calls);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    ledger.assuming(outside.of(function)).assuming(compiler.of(function));
    List<Function> starts = Scenario.startsOf(function, program);
    if (starts.size() == 1) {
      return method.pursue(starts.get(0), ledger, budget);
    }
    List<ExecutedInput> tests = new ArrayList<>();
    List<ExecutedInput> faults = new ArrayList<>();
    // All slices together are half of the time.
    for (UnaryOperator<Budget> share :
        List.<UnaryOperator<Budget>>of(b -> b.slice(2 * starts.size()), b -> b)) {
      for (Function start : starts) {
        if (!ledger.isSettled() && !budget.isUsedUp()) {
          FoundInputs harvest = method.pursue(start, ledger, share.apply(budget));
          tests.addAll(harvest.tests());
          faults.addAll(harvest.faults());
        }
      }
    }
    return new FoundInputs(tests, faults);
  }
}
