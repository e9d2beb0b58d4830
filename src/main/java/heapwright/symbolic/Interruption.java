package heapwright.symbolic;

import java.util.List;

/**
 * Unwinds the execution of a statement that cannot go on in the state that it was given: because
 * the state must be refined first, because it is a fault, or because it is not supported. Never
 * leaves {@link SymbolicMachine#step}.
 */
final class Interruption extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Progress progress;

  private Interruption(Progress progress) {
    super(null, null, false, false);
    this.progress = progress;
  }

  /** The statement is to be executed anew in each of these states. */
  static Interruption refine(List<Alternative> alternatives) {
    return new Interruption(new Progress.Forked(alternatives));
  }

  static Interruption fault(String reason) {
    return new Interruption(new Progress.Failed(reason));
  }

  static Interruption unsupported(String cause) {
    return new Interruption(new Progress.Stuck(cause));
  }

  Progress progress() {
    return progress;
  }
}
