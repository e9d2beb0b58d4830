package heapwright.method;

import java.util.List;
import java.util.Optional;

/**
 * How much a search may try. Searches start with little patience, because most routes need little,
 * and are begun anew with more; only the last one's giving up counts.
 */
final class Patience {
  private static final List<Stage> STAGES =
      List.of(
          new Stage(2, 40, 50_000),
          new Stage(6, 200, 300_000),
          new Stage(20, 800, 1_000_000),
          new Stage(Integer.MAX_VALUE, 2_000, 5_000_000));

  /**
   * The limits of one search.
   *
   * @param deviations how often a way may leave the turns that are tried first
   * @param attempts hypotheses about aliases
   * @param steps of the symbolic machine
   */
  private record Stage(int deviations, int attempts, int steps) {}

  private final Stage stage;
  private int attempts;
  private int steps;
  private Optional<String> lost = Optional.empty();

  private Patience(Stage stage) {
    this.stage = stage;
  }

  /** One after the other, each greater than the one before. */
  static List<Patience> growing() {
    return STAGES.stream().map(Patience::new).toList();
  }

  /** Enough for what is welcome but not asked for. */
  static Patience little() {
    return new Patience(STAGES.get(0));
  }

  boolean hasAttempt() {
    return attempts++ < stage.attempts
        || loses("more than " + stage.attempts + " hypotheses about aliases");
  }

  boolean hasStep() {
    return steps++ < stage.steps || loses("more than " + stage.steps + " steps");
  }

  boolean allows(int deviations) {
    return deviations <= stage.deviations || loses("more than " + stage.deviations + " turns");
  }

  private boolean loses(String cause) {
    lost = lost.or(() -> Optional.of(cause));
    return false;
  }

  /** Why something was not tried, if so. */
  Optional<String> lost() {
    return lost;
  }
}
