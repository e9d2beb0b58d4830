package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.testcase.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * Pursues goals in the scenarios that a program has for a function: in one call first, and while
 * goals are open in two, three and so on. How many a goal needs, only the search can tell.
 */
public final class Staged implements CoverageMethod {
  private final Program program;
  private final CoverageMethod method;

  /**
   * @param program with its scenarios, which the method knows too
   */
  public Staged(Program program, CoverageMethod method) {
    this.program = program;
    this.method = method;
  }

  @Override
  public Harvest pursue(Function function, CoverageLedger ledger, Budget budget) {
    List<Function> starts = Scenario.startsOf(function, program);
    Harvest first = method.pursue(starts.get(0), ledger, budget);
    List<Trial> tests = new ArrayList<>(first.tests());
    List<Trial> faults = new ArrayList<>(first.faults());
    for (Function start : starts.subList(1, starts.size())) {
      if (!ledger.isSettled() && !budget.isUsedUp()) {
        Harvest harvest = method.pursue(start, ledger, budget);
        tests.addAll(harvest.tests());
        faults.addAll(harvest.faults());
      }
    }
    return new Harvest(tests, faults);
  }
}
