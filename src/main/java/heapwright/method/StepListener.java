package heapwright.method;

import heapwright.symbolic.PathState;

/** Sees every step of a search: what a method needs to tell its story in its own terms. */
public interface StepListener {
  /** The search went from a state to the next; it may come back to earlier ones. */
  void moved(PathState before, PathState after);

  /** Looks away. */
  static StepListener none() {
    return (before, after) -> {};
  }
}
