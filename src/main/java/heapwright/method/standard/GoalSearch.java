package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.proof.GoalEdges;
import heapwright.method.proof.ProofAssumptions;
import heapwright.method.run.ErrorIsolation;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Solver;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** One search for all goals of a function: grows paths until no goal is open or no path is left. */
final class GoalSearch {
  private static final int FRONTIER = 100_000;

  /** A path that was drawn at random is followed for so many forks along an input that takes it. */
  private static final int DEPTH = 150;

  /** After so many paths, or hard questions, proofs of the open goals are looked for. */
  private static final int EASY = 50;

  private static final int HARD = 5;

  /** A question without an answer takes as long as so many answers. */
  private static final long IN_VAIN = 5;

  private final CoverageLedger ledger;
  private final Budget budget;
  private final PreconditionLimits leniency;
  private final Set<StandardPart> parts;
  private final Consumer<CoverageLedger> proofs;
  private final InputExecutor trials;
  private final Objectives objectives;
  private final Frontier frontier;
  private final AliasRestarts suppositions;
  private final UnfollowedPaths doubts;
  private final GoalDistances outlook;
  private final Exploration exploration;
  private final BranchDistanceTurn climbing;
  private final LongSupplier questions;
  private final Supplier<List<String>> assumptions;
  private final ErrorIsolation isolation;
  private boolean proved;

  /**
   * @param parts what takes part in the search
   * @param proofs enters what is known to be infeasible; costs more than to meet most goals
   */
  GoalSearch(
      Program program,
      CallGraph calls,
      Function root,
      CoverageLedger ledger,
      Budget budget,
      PreconditionLimits leniency,
      Set<StandardPart> parts,
      Consumer<CoverageLedger> proofs,
      long seed,
      Terms terms,
      Solver solver) {
    this.ledger = ledger;
    this.budget = budget;
    this.leniency = leniency;
    this.parts = parts;
    this.proofs = proofs;
    isolation = new ErrorIsolation(ledger);
    questions = () -> work(solver.statistics());
    assumptions = () -> ProofAssumptions.of(program, calls, root);
    trials = new InputExecutor(program, ledger);
    outlook = new GoalDistances(program, calls, root);
    objectives = new Objectives(new GoalEdges(program), ledger, outlook);
    frontier = new Frontier(objectives::ahead, new Random(seed));
    doubts = new UnfollowedPaths(outlook);
    int aliases =
        parts.contains(StandardPart.ALIAS_EVIDENCE) ? AliasRestarts.MOST : AliasRestarts.NONE;
    suppositions = new AliasRestarts(program, root, terms, solver.mark(), aliases, frontier::add);
    exploration =
        new Exploration(
            program,
            root,
            budget,
            leniency,
            solver,
            trials,
            outlook,
            objectives,
            frontier,
            suppositions,
            doubts);
    climbing =
        new BranchDistanceTurn(
            program,
            root,
            ledger,
            budget,
            trials,
            frontier,
            exploration,
            solver.statistics()::isReliable,
            questions,
            seed);
  }

  private static long work(SolverStatistics solver) {
    return solver.answersOf(SolverStatistics.Layer.BACK_END) + IN_VAIN * solver.unanswered();
  }

  FoundInputs run() {
    suppositions.start();
    for (int followed = 0; goesOn(followed); followed++) {
      frontier.next().ifPresent(this::follow);
    }
    // Also where all paths were followed: an invariant explains why none meets the goal.
    prove();
    doubt();
    climbOn();
    new SearchConclusion(
            ledger,
            doubts,
            objectives.crossed(),
            trials::mishapAfter,
            leniency.asked(),
            exploration.followed(),
            assumptions)
        .draw();
    return trials.harvest();
  }

  private void follow(Frontier.Pick next) {
    int depth = next.isRandom() ? DEPTH : 0;
    isolation
        .failure(() -> exploration.extend(next.prefix(), depth))
        .ifPresent(cause -> lose(next.prefix(), cause));
  }

  /** A path was not followed further: what lies behind it is unknown. */
  private void lose(OpenPath prefix, String cause) {
    if (suppositions.mayCome()) {
      doubts.everywhere(cause);
    } else {
      prefix.crossing().ifPresent(turn -> doubts.about(objectives.at(turn), cause));
      doubts.behind(prefix.state().frame(), cause, objectives.aims());
    }
  }

  private boolean climbs(long followed) {
    return parts.contains(StandardPart.BRANCH_DISTANCE_SEARCH)
        && isolation.of(() -> climbing.climb(followed)).orElse(false);
  }

  /** Where paths were given up, inputs may still reach goals. */
  private void climbOn() {
    boolean isDoubtful = ledger.open().stream().anyMatch(g -> doubts.about(g).isPresent());
    if (isDoubtful && !leniency.isLenient() && !budget.isUsedUp()) {
      climbs(0);
    }
  }

  private boolean goesOn(int followed) {
    if (!proved && (followed >= EASY || questions.getAsLong() >= HARD)) {
      prove();
      objectives.renew();
      frontier.rearrange();
    }
    boolean climbs = proved && !leniency.isLenient();
    if (climbs && climbing.isDue(followed) && climbs(followed)) {
      objectives.renew();
      frontier.rearrange();
    }
    return !objectives.areMet(trials.hasTest())
        && frontier.size() > 0
        && frontier.size() <= FRONTIER
        && !budget.isUsedUp();
  }

  private void prove() {
    if (parts.contains(StandardPart.INVARIANTS) && !proved && !ledger.isSettled()) {
      isolation.failure(() -> proofs.accept(ledger));
    }
    proved = true;
  }

  private void doubt() {
    if (frontier.size() > 0) {
      boolean isFull = frontier.size() > FRONTIER;
      doubt(isFull ? "more than " + FRONTIER + " paths were open" : budget.cause());
    }
    if (suppositions.hasMore()) {
      doubts.everywhere("too many pointers might share an object");
    }
  }

  /** Open paths may still meet goals; a new alias hypothesis restarts from the function's start. */
  private void doubt(String cause) {
    UnfollowedPaths unfinished = new UnfollowedPaths(outlook);
    if (suppositions.mayCome()) {
      unfinished.everywhere(cause);
    } else {
      // A path stands behind its last turn, which may be the one that meets a goal.
      frontier.crossings().forEach(turn -> unfinished.about(objectives.at(turn), cause));
      frontier.places().forEach(frame -> unfinished.behind(frame, cause, objectives.aims()));
    }
    doubts.join(unfinished);
  }
}
