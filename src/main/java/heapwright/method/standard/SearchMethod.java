package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.proof.InvariantProofs;
import heapwright.method.run.FoundInputs;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Terms;
import java.util.Set;

/** Searches the paths through a function, and proves open goals infeasible by invariants. */
final class SearchMethod implements CoverageMethod {
  final Program program;
  final CallGraph calls;
  final InvariantProofs invariants;
  final Set<StandardPart> parts;
  final long seed;
  private final Solvers solvers;

  /**
   * @param parts what takes part in it
   * @param seed a seed determines the inputs
   */
  SearchMethod(Program program, Solvers solvers, Set<StandardPart> parts, long seed) {
    this.program = program;
    this.solvers = solvers;
    this.parts = parts;
    this.seed = seed;
    calls = CallGraph.of(program);
    invariants = new InvariantProofs(program);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    FoundInputs found = FoundInputs.NONE;
    for (PreconditionLimits limits : PreconditionLimits.of(program, calls, function)) {
      boolean isLast = !limits.takesForGranted() && found.tests().isEmpty();
      if (isLast || !ledger.isSettled() && !budget.isUsedUp()) {
        found = found.and(searched(function, ledger, limits.within(budget), limits));
      }
    }
    return found;
  }

  private FoundInputs searched(
      Function function, CoverageLedger ledger, Budget budget, PreconditionLimits limits) {
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      return new GoalSearch(new SearchState(this, function, ledger, budget, limits, terms, solver))
          .run();
    }
  }
}
