package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.method.Budget;
import heapwright.method.Trials;
import heapwright.method.climb.Climb;
import heapwright.method.variation.PlainInput;
import heapwright.method.variation.Slots;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * When a search climbs instead of following ways, and from which inputs: those that it has played,
 * and some that take ways which are still open. It climbs longer as the search goes on, so that it
 * takes its share and no more; all of that is counted in work, not in time.
 */
final class Climbing {
  /** The work after which the first stretch is due. */
  private static final long FIRST = 50;

  /** What a hard question to the solver weighs, in ways. */
  private static final long HARD = 10;

  /** Statements for the first time, how many times as many for the next, and at most. */
  private static final long EFFORT = 1_000_000;

  private static final long GROWTH = 3;
  private static final long LONGEST = 64_000_000;

  /** How often it goes on because inputs have come nearer. */
  private static final int EXTENSIONS = 20;

  /** Statements between two looks at the budget. */
  private static final long PIECE = 1_000_000;

  private static final int MOST_STARTS = 60;
  private static final int WAYS = 12;
  private static final int DEPTHS = 3;

  private final Program program;
  private final Function root;
  private final CoverageLedger ledger;
  private final Budget budget;
  private final Trials trials;
  private final Frontier frontier;
  private final Exploration exploration;
  private final BooleanSupplier isSolving;
  private final long seed;
  private Optional<Climb> climb = Optional.empty();
  private long due = FIRST;
  private long effort = EFFORT;

  /**
   * @param isSolving whether open ways can be solved at little cost
   */
  Climbing(
      Program program,
      Function root,
      CoverageLedger ledger,
      Budget budget,
      Trials trials,
      Frontier frontier,
      Exploration exploration,
      BooleanSupplier isSolving,
      long seed) {
    this.program = program;
    this.root = root;
    this.ledger = ledger;
    this.budget = budget;
    this.trials = trials;
    this.frontier = frontier;
    this.exploration = exploration;
    this.isSolving = isSolving;
    this.seed = seed;
  }

  /**
   * @param followed ways
   * @param questions hard ones to the solver
   */
  boolean isDue(long followed, long questions) {
    return followed + HARD * questions >= due && !ledger.isSettled();
  }

  /** Climbs for as long as it gets on, and for a while after; whether it met any goal. */
  boolean climb() {
    if (climb.isEmpty()) {
      climb = Optional.of(new Climb(program, root, seed));
    }
    int open = ledger.open().size();
    List<TestInput> starts = starts();
    long left = effort;
    int extra = EXTENSIONS;
    while (left > 0 && !ledger.isSettled() && !budget.isUsedUp()) {
      Climb.Gain gain =
          climb.get().stretch(ledger.open(), starts, PIECE, i -> trials.play(i).isKept());
      boolean isWorthwhile = gain == Climb.Gain.MET || gain == Climb.Gain.NEARER && extra-- > 0;
      left = isWorthwhile ? effort : left - PIECE;
      starts = List.of();
    }
    due *= 2;
    effort = Math.min(LONGEST, GROWTH * effort);
    return ledger.open().size() < open;
  }

  private List<TestInput> starts() {
    Set<TestInput> starts = new LinkedHashSet<>();
    for (Prefix prefix : frontier.sample(WAYS)) {
      if (isSolving.getAsBoolean()) {
        exploration
            .taking(prefix)
            .ifPresent(input -> starts.addAll(List.of(input, Generosity.with(input))));
      }
    }
    List<TestInput> played = trials.inputs();
    starts.addAll(played.subList(Math.max(0, played.size() - MOST_STARTS), played.size()));
    PlainInput plain = new PlainInput(program, new Slots(program));
    for (int depth = 0; depth < DEPTHS; depth++) {
      starts.add(plain.of(root, depth));
    }
    return new ArrayList<>(starts);
  }
}
