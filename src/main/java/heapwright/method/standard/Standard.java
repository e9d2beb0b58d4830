package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.method.Budget;
import heapwright.method.CoverageMethod;
import heapwright.method.Harvest;
import heapwright.method.InvariantProofs;
import heapwright.method.Trial;
import heapwright.solve.Solver;
import heapwright.solve.Solvers;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Pursues the goals of a function by everything that the methods know. */
public final class Standard implements CoverageMethod {
  private final Program program;
  private final Solvers solvers;
  private final CallGraph calls;
  private final InvariantProofs invariants;
  private final long seed;

  /**
   * @param program linked with the library and completed with stubs
   */
  public Standard(Program program, Solvers solvers) {
    this(program, solvers, 1);
  }

  /**
   * @param seed the same one gives the same inputs
   */
  public Standard(Program program, Solvers solvers, long seed) {
    this.program = program;
    this.solvers = solvers;
    this.seed = seed;
    calls = CallGraph.of(program);
    invariants = new InvariantProofs(program);
  }

  @Override
  public Harvest pursue(Function function, CoverageLedger ledger, Budget budget) {
    List<Trial> tests = new ArrayList<>();
    List<Trial> faults = new ArrayList<>();
    for (Leniency leniency : Leniency.of(program, calls, function)) {
      boolean isLast = !leniency.isLenient() && tests.isEmpty();
      if (isLast || !ledger.isSettled() && !budget.isUsedUp()) {
        Harvest harvest = searched(function, ledger, leniency.within(budget), leniency);
        tests.addAll(harvest.tests());
        faults.addAll(harvest.faults());
      }
    }
    return new Harvest(tests, faults);
  }

  private Harvest searched(
      Function function, CoverageLedger ledger, Budget budget, Leniency leniency) {
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      Random random = new Random(seed);
      return new Search(
              program,
              calls,
              function,
              ledger,
              budget,
              leniency,
              invariants::enterInto,
              random,
              terms,
              solver)
          .run();
    }
  }
}
