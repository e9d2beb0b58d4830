package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.method.Budget;
import heapwright.method.CoverageMethod;
import heapwright.method.Harvest;
import heapwright.solve.Solver;
import heapwright.solve.Solvers;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Precondition;
import heapwright.testcase.Scenario;
import java.util.List;

/** Pursues the goals of a function by everything that the methods know. */
public final class Standard implements CoverageMethod {
  private final Program program;
  private final Solvers solvers;
  private final CallGraph calls;
  private final List<Precondition> preconditions;

  /**
   * @param program linked with the library and completed with stubs
   */
  public Standard(Program program, Solvers solvers) {
    this(program, solvers, List.of());
  }

  /**
   * @param program with the scenarios of its functions under these preconditions, too
   */
  public Standard(Program program, Solvers solvers, List<Precondition> preconditions) {
    this.program = program;
    this.preconditions = List.copyOf(preconditions);
    this.solvers = solvers;
    calls = CallGraph.of(program);
  }

  @Override
  public Harvest pursue(Function function, CoverageLedger ledger, Budget budget) {
    Harvest harvest = search(scenario(function, 1), ledger, budget);
    for (int calls = 2; calls <= Scenario.MOST_CALLS; calls++) {
      Function repeated = scenario(function, calls);
      if (program.function(repeated.symbol()).isEmpty() || ledger.isSettled()) {
        return harvest;
      }
      harvest = harvest.and(search(repeated, ledger, budget));
    }
    return harvest;
  }

  private Function scenario(Function function, int calls) {
    return Scenario.of(program, function, calls, preconditions).function();
  }

  private Harvest search(Function root, CoverageLedger ledger, Budget budget) {
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      return new Search(program, calls, root, ledger, budget, terms, solver).run();
    }
  }
}
