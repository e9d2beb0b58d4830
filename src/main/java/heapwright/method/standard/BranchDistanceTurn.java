package heapwright.method.standard;

import heapwright.method.branchdistance.BranchDistanceSearch;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * When a search changes inputs by branch distance instead of following paths, and from which
 * inputs: those that it has played, and some that take open paths. The rounds grow with the search,
 * so that they keep their share of the work; counted in work and not in time, that share is the
 * same in every run.
 */
final class BranchDistanceTurn {
  /** The work after which the first round is due. */
  private static final long FIRST = 50;

  /** What a hard question to the solver weighs, in paths. */
  private static final long HARD = 10;

  /** Statements for the first round, the factor for the next, and the most. */
  private static final long EFFORT = 1_000_000;

  private static final long GROWTH = 3;
  private static final long LONGEST = 64_000_000;

  /** How often a round is extended because inputs have come nearer. */
  private static final int EXTENSIONS = 20;

  /** Statements between two looks at the budget. */
  private static final long PIECE = 1_000_000;

  /** What following a path costs, in statements. */
  private static final long PATH = 15_000;

  private static final int MOST_STARTS = 60;
  private static final int PATHS = 12;
  private static final int DEPTHS = 3;

  private final SearchState search;
  private final Exploration exploration;
  private Optional<BranchDistanceSearch> distances = Optional.empty();
  private long due = FIRST;
  private long effort = EFFORT;
  private long own;

  BranchDistanceTurn(SearchState search, Exploration exploration) {
    this.search = search;
    this.exploration = exploration;
  }

  /**
   * @param followed paths
   */
  boolean isDue(long followed) {
    return work(followed) >= due && !search.ledger.isSettled();
  }

  /** What the search has done beside branch-distance search. */
  private long work(long followed) {
    return followed + HARD * (search.questions() - own);
  }

  /**
   * Searches by branch distance as long as inputs come nearer, and for a while after; whether it
   * met any goal.
   *
   * @param followed paths
   */
  boolean search(long followed) {
    if (distances.isEmpty()) {
      distances =
          Optional.of(new BranchDistanceSearch(search.program, search.root, search.method.seed));
    }
    long asked = search.questions();
    long spent = distances.get().spent();
    int open = search.ledger.open().size();
    List<TestInput> starts = starts();
    long left = effort;
    int extra = EXTENSIONS;
    while (left > 0 && !search.ledger.isSettled() && !search.budget.isUsedUp()) {
      BranchDistanceSearch.Gain gain =
          distances
              .get()
              .searchRound(
                  search.ledger.open(), starts, PIECE, i -> search.inputs.play(i).isKept());
      boolean isWorthwhile =
          gain == BranchDistanceSearch.Gain.MET
              || gain == BranchDistanceSearch.Gain.NEARER && extra-- > 0;
      left = isWorthwhile ? effort : left - PIECE;
      starts = List.of();
    }
    own += search.questions() - asked;
    // Gives following paths as much of the work as branch-distance search.
    long pause = Math.min(due, LONGEST / PATH);
    due = work(followed) + Math.max(pause, (distances.get().spent() - spent) / PATH);
    effort = Math.min(GROWTH * effort, Math.max(EFFORT, Math.min(LONGEST, PATH * due)));
    return search.ledger.open().size() < open;
  }

  private List<TestInput> starts() {
    Set<TestInput> starts = new LinkedHashSet<>();
    for (OpenPath prefix : search.frontier.sample(PATHS)) {
      if (search.solver.statistics().isReliable() && !search.budget.isUsedUp()) {
        exploration
            .taking(prefix)
            .ifPresent(input -> starts.addAll(List.of(input, InputEnlargement.with(input))));
      }
    }
    List<TestInput> played = search.inputs.inputs();
    starts.addAll(played.subList(Math.max(0, played.size() - MOST_STARTS), played.size()));
    PlainInput plain = new PlainInput(search.program, new InputScalars(search.program));
    for (int depth = 0; depth < DEPTHS; depth++) {
      starts.add(plain.of(search.root, depth));
    }
    return new ArrayList<>(starts);
  }
}
