package heapwright.method.standard;

import heapwright.symbolic.path.PathState;

/**
 * Recognises a path that repeats a state without a fork, such as one that waits for a device. The
 * state that others are compared with is replaced after 1, 2, 4, 8, ... blocks (Brent's cycle
 * detection).
 */
final class EndlessRound {
  private PathState kept;
  private long blocks;
  private long next = 1;

  EndlessRound(PathState start) {
    kept = start;
  }

  /** Whether the path has been in this state, which follows those that were asked for before. */
  boolean closesWith(PathState state) {
    if (state.frame().index() > 0) {
      return false;
    }
    if (state != kept && state.isBackAt(kept)) {
      return true;
    }
    if (++blocks == next) {
      next *= 2;
      kept = state;
    }
    return false;
  }
}
