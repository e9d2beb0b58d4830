package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.budget.Budget;
import heapwright.method.proof.GoalEdges;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Solver;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.scenario.Scenario;
import java.util.Random;

/** What the parts of one search share. */
final class SearchState {
  /** A question without an answer takes as long as this many answers. */
  private static final long UNANSWERED = 5;

  final SearchMethod method;
  final Program program;
  final Function root;
  final CoverageLedger ledger;
  final Budget budget;
  final PreconditionLimits limits;
  final Solver solver;
  final InputExecutor inputs;
  final GoalDistances distances;
  final OpenGoals goals;
  final Frontier frontier;
  final AliasRestarts aliases;
  final UnfollowedPaths unfollowed;

  SearchState(
      SearchMethod method,
      Function root,
      CoverageLedger ledger,
      Budget budget,
      PreconditionLimits limits,
      Terms terms,
      Solver solver) {
    this.method = method;
    program = method.program;
    this.root = root;
    this.ledger = ledger;
    this.budget = budget;
    this.limits = limits;
    this.solver = solver;
    inputs = new InputExecutor(program, ledger);
    distances = new GoalDistances(program, method.calls, root, isInCallees(ledger));
    goals = new OpenGoals(new GoalEdges(program), ledger, distances);
    frontier = new Frontier(goals::ahead, new Random(method.seed));
    unfollowed = new UnfollowedPaths(distances);
    int sets =
        method.parts.contains(StandardPart.ALIAS_EVIDENCE)
            ? AliasRestarts.MOST
            : AliasRestarts.NONE;
    aliases = new AliasRestarts(program, root, terms, solver.mark(), sets, frontier::add);
  }

  /** The hard questions to the solver so far. */
  long questions() {
    SolverStatistics asked = solver.statistics();
    return asked.answersOf(SolverStatistics.Layer.BACK_END) + UNANSWERED * asked.unanswered();
  }

  /** Goals were met or proved: distances are measured to the others. */
  void renew() {
    goals.renew();
    frontier.rearrange();
  }

  private boolean isInCallees(CoverageLedger goalsOf) {
    SymbolId subject = Scenario.subject(program, root).symbol();
    return goalsOf.goals().stream().anyMatch(goal -> !goal.function().equals(subject));
  }
}
