package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.method.Budget;
import heapwright.method.CoverageMethod;
import heapwright.method.ErrorIsolation;
import heapwright.method.FoundInputs;
import heapwright.method.PreciseInvariants;
import heapwright.method.regular.RegularPaths;
import heapwright.solve.Solvers;
import heapwright.testcase.Scenario;
import java.util.List;

/**
 * Pursues the goals of a function by all methods: one search for all of them, and for what it
 * leaves open precise invariants, regular paths and INKA.
 */
public final class Standard implements CoverageMethod {
  /** The part of the time for each method after the search. */
  private static final int PART = 6;

  private final Program program;
  private final CoverageMethod search;
  private final List<CoverageMethod> others;

  /**
   * @param program linked with the library and completed with stubs
   */
  public Standard(Program program, Solvers solvers) {
    this(program, solvers, 1);
  }

  /**
   * @param seed a seed determines the inputs
   */
  public Standard(Program program, Solvers solvers, long seed) {
    this.program = program;
    search = new SearchMethod(program, solvers, seed);
    others =
        List.of(
            new PreciseInvariants(program),
            new RegularPaths(program, solvers),
            new InkaTurn(program));
  }

  /** The search alone. */
  public static CoverageMethod searching(Program program, Solvers solvers, long seed) {
    return new SearchMethod(program, solvers, seed);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    ErrorIsolation isolation = new ErrorIsolation(ledger);
    FoundInputs found = FoundInputs.NONE;
    try {
      found = search.pursue(function, ledger, budget);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String cause = ErrorIsolation.cause(failure);
      ledger.erred(cause);
      ledger.open().forEach(goal -> ledger.leave(goal, cause));
    }
    for (CoverageMethod other : others) {
      if (!ledger.isSettled() && isLast(function, budget)) {
        Budget own = budget.anew(PART);
        if (!own.isUsedUp()) {
          found =
              found.and(
                  isolation.of(() -> other.pursue(function, ledger, own)).orElse(FoundInputs.NONE));
        }
      }
    }
    return found;
  }

  /** Whether no longer scenario will be tried, which might meet the open goals more cheaply. */
  private boolean isLast(Function start, Budget budget) {
    List<Function> starts = Scenario.startsOf(Scenario.subject(program, start), program);
    return budget.isUsedUp() || starts.get(starts.size() - 1).equals(start);
  }
}
