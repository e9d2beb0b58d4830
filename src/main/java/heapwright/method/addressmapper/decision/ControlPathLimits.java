package heapwright.method.addressmapper.decision;

import heapwright.method.budget.Budget;
import java.util.Optional;

/** How much of a search is done before it is given up, which proves nothing. */
final class ControlPathLimits {
  static final int DEEPEST = 60;

  private final Budget budget;
  private int paths;
  private long moves;
  private Optional<String> lost = Optional.empty();

  /**
   * @param paths how many control paths are followed
   * @param moves how many moves they have together
   */
  ControlPathLimits(Budget budget, int paths, long moves) {
    this.budget = budget;
    this.paths = paths;
    this.moves = moves;
  }

  boolean hasPath() {
    return paths-- > 0 || lose("more control paths through the path were not followed");
  }

  boolean hasMove() {
    if (moves % 64 == 0 && budget.isUsedUp()) {
      return lose(budget.cause());
    }
    return moves-- > 0 || lose("the path was too long to be followed to its end");
  }

  private boolean lose(String cause) {
    lost = lost.or(() -> Optional.of(cause));
    return false;
  }

  /** Why something was not followed, if so. */
  Optional<String> lost() {
    return lost;
  }
}
