package heapwright.method.search;

import heapwright.method.budget.Budget;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.path.Frame;
import java.util.List;
import java.util.Optional;

/**
 * How much a search may try. Searches start with low limits, because most paths need little, and
 * restart with higher ones; only the last one's giving up counts.
 */
final class SearchLimits {
  /** Enough for a few attempts from end to end. */
  private static final int STEPS_PER_STATEMENT = 50;

  private static final List<Stage> STAGES =
      List.of(
          new Stage(2, 40, 50_000, 2_000),
          new Stage(6, 200, 300_000, 8_000),
          new Stage(20, 800, 1_000_000, 20_000),
          new Stage(Integer.MAX_VALUE, 2_000, 5_000_000, 50_000));

  /**
   * The limits of one search.
   *
   * @param deviations how often a path may leave the turns that are tried first
   * @param attempts hypotheses about aliases
   * @param steps of the symbolic machine
   * @param questions to the solver
   */
  private record Stage(int deviations, int attempts, int steps, int questions) {
    /** Long paths take long, wherever they lead. */
    Stage along(StatementPath path) {
      int more = path.statements().size() * STEPS_PER_STATEMENT;
      return new Stage(deviations, attempts, steps + more, questions + more);
    }
  }

  /** Looking at the clock takes longer than a step. */
  private static final int STEPS_PER_CHECK = 64;

  private final Stage stage;
  private final Budget budget;
  private int attempts;
  private int steps;
  private int questions;
  private Optional<String> lost = Optional.empty();

  private SearchLimits(Stage stage, Budget budget) {
    this.stage = stage;
    this.budget = budget;
  }

  /** The limits, ascending. */
  static List<SearchLimits> growing(StatementPath path, Budget budget) {
    return STAGES.stream().map(stage -> new SearchLimits(stage.along(path), budget)).toList();
  }

  /** For a search whose result is optional. */
  static SearchLimits little(StatementPath path, Budget budget) {
    return new SearchLimits(STAGES.get(0).along(path), budget);
  }

  boolean hasAttempt() {
    return hasTime()
        && (attempts++ < stage.attempts
            || loses("more than " + stage.attempts + " hypotheses about aliases"));
  }

  boolean hasStep() {
    return (steps % STEPS_PER_CHECK != 0 || hasTime())
        && (steps++ < stage.steps || loses("more than " + stage.steps + " steps"));
  }

  private boolean hasTime() {
    return !budget.isUsedUp() || loses("the time was used up");
  }

  boolean hasQuestion() {
    return questions++ < stage.questions
        || loses("more than " + stage.questions + " questions to the solver");
  }

  boolean allows(int deviations) {
    return deviations <= stage.deviations || loses("more than " + stage.deviations + " turns");
  }

  private boolean loses(String cause) {
    lost = lost.or(() -> Optional.of(cause));
    return false;
  }

  /** Which limit cut the search short, if one did. */
  Optional<String> lost() {
    return lost;
  }

  /** How far a search follows calls: some path of a callee may never end. */
  static final class CalleeLimits {
    private static final int TURNS = 1_000;
    private static final int DEPTH = 200;

    private CalleeLimits() {}

    /** Which limit is exceeded, if one is. */
    static Optional<String> excess(Frame frame) {
      String name = frame.function().name();
      if (frame.depth() > DEPTH) {
        return Optional.of("more than " + DEPTH + " calls deep in " + name);
      }
      return frame.depth() > 0 && frame.turns() > TURNS
          ? Optional.of("more than " + TURNS + " open decisions in a call of " + name)
          : Optional.empty();
    }
  }
}
