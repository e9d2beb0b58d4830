package heapwright.method.path;

import heapwright.symbolic.path.PathState;

/** Sees every step of a path, so that a method can report it in its own terms. */
public interface StepListener {
  /** The path went from a state to the next. */
  void moved(PathState before, PathState after);
}
