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
import java.util.List;
import java.util.Set;

/** Searches the paths through a function, and proves open goals infeasible by invariants. */
final class SearchMethod implements CoverageMethod {
  private final Program program;
  private final Solvers solvers;
  private final CallGraph calls;
  private final InvariantProofs invariants;
  private final Set<StandardPart> parts;
  private final long seed;

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
    FoundInputs found = new FoundInputs(List.of(), List.of());
    for (PreconditionLimits leniency : PreconditionLimits.of(program, calls, function)) {
      boolean isLast = !leniency.isLenient() && found.tests().isEmpty();
      if (isLast || !ledger.isSettled() && !budget.isUsedUp()) {
        found = found.and(searched(function, ledger, leniency.within(budget), leniency));
      }
    }
    return found;
  }

  private FoundInputs searched(
      Function function, CoverageLedger ledger, Budget budget, PreconditionLimits leniency) {
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      return new GoalSearch(
              program,
              calls,
              function,
              ledger,
              budget,
              leniency,
              parts,
              invariants::enterInto,
              seed,
              terms,
              solver)
          .run();
    }
  }
}
