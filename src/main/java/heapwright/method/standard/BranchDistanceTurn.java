package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.branchdistance.BranchDistanceSearch;
import heapwright.method.budget.Budget;
import heapwright.method.run.InputExecutor;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * When a search changes inputs by branch distance instead of following paths, and from which
 * inputs: those that it has played, and some that take open paths. The stretches grow with the
 * search, so that they keep their share of the work; counted in work and not in time, that share is
 * the same in every run.
 */
final class BranchDistanceTurn {
  /** The work after which the first stretch is due. */
  private static final long FIRST = 50;

  /** What a hard question to the solver weighs, in paths. */
  private static final long HARD = 10;

  /** Statements for the first stretch, the factor for the next, and the most. */
  private static final long EFFORT = 1_000_000;

  private static final long GROWTH = 3;
  private static final long LONGEST = 64_000_000;

  /** How often a stretch is extended because inputs have come nearer. */
  private static final int EXTENSIONS = 20;

  /** Statements between two looks at the budget. */
  private static final long PIECE = 1_000_000;

  /** What following a path costs, in statements. */
  private static final long WAY = 15_000;

  private static final int MOST_STARTS = 60;
  private static final int WAYS = 12;
  private static final int DEPTHS = 3;

  private final Program program;
  private final Function root;
  private final CoverageLedger ledger;
  private final Budget budget;
  private final InputExecutor trials;
  private final Frontier frontier;
  private final Exploration exploration;
  private final BooleanSupplier isSolving;
  private final LongSupplier questions;
  private final long seed;
  private Optional<BranchDistanceSearch> climb = Optional.empty();
  private long due = FIRST;
  private long effort = EFFORT;
  private long own;

  /**
   * @param isSolving whether open paths can be solved at little cost
   * @param questions the hard ones to the solver so far
   */
  BranchDistanceTurn(
      Program program,
      Function root,
      CoverageLedger ledger,
      Budget budget,
      InputExecutor trials,
      Frontier frontier,
      Exploration exploration,
      BooleanSupplier isSolving,
      LongSupplier questions,
      long seed) {
    this.program = program;
    this.root = root;
    this.ledger = ledger;
    this.budget = budget;
    this.trials = trials;
    this.frontier = frontier;
    this.exploration = exploration;
    this.isSolving = isSolving;
    this.questions = questions;
    this.seed = seed;
  }

  /**
   * @param followed paths
   */
  boolean isDue(long followed) {
    return work(followed) >= due && !ledger.isSettled();
  }

  /** What the search has done beside branch-distance search. */
  private long work(long followed) {
    return followed + HARD * (questions.getAsLong() - own);
  }

  /**
   * Searches by branch distance as long as inputs come nearer, and for a while after; whether it
   * met any goal.
   *
   * @param followed paths
   */
  boolean climb(long followed) {
    if (climb.isEmpty()) {
      climb = Optional.of(new BranchDistanceSearch(program, root, seed));
    }
    long asked = questions.getAsLong();
    long spent = climb.get().spent();
    int open = ledger.open().size();
    List<TestInput> starts = starts();
    long left = effort;
    int extra = EXTENSIONS;
    while (left > 0 && !ledger.isSettled() && !budget.isUsedUp()) {
      BranchDistanceSearch.Gain gain =
          climb.get().stretch(ledger.open(), starts, PIECE, i -> trials.play(i).isKept());
      boolean isWorthwhile =
          gain == BranchDistanceSearch.Gain.MET
              || gain == BranchDistanceSearch.Gain.NEARER && extra-- > 0;
      left = isWorthwhile ? effort : left - PIECE;
      starts = List.of();
    }
    own += questions.getAsLong() - asked;
    // Gives following paths as much of the work as branch-distance search.
    long pause = Math.min(due, LONGEST / WAY);
    due = work(followed) + Math.max(pause, (climb.get().spent() - spent) / WAY);
    effort = Math.min(GROWTH * effort, Math.max(EFFORT, Math.min(LONGEST, WAY * due)));
    return ledger.open().size() < open;
  }

  private List<TestInput> starts() {
    Set<TestInput> starts = new LinkedHashSet<>();
    for (OpenPath prefix : frontier.sample(WAYS)) {
      if (isSolving.getAsBoolean() && !budget.isUsedUp()) {
        exploration
            .taking(prefix)
            .ifPresent(input -> starts.addAll(List.of(input, InputEnlargement.with(input))));
      }
    }
    List<TestInput> played = trials.inputs();
    starts.addAll(played.subList(Math.max(0, played.size() - MOST_STARTS), played.size()));
    PlainInput plain = new PlainInput(program, new InputScalars(program));
    for (int depth = 0; depth < DEPTHS; depth++) {
      starts.add(plain.of(root, depth));
    }
    return new ArrayList<>(starts);
  }
}
