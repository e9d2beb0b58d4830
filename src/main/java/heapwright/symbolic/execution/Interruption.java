package heapwright.symbolic.execution;

import heapwright.symbolic.path.PathState;
import java.util.List;
import java.util.function.Function;

/**
 * Unwinds the execution of a statement that cannot go on in the state that it was given: because
 * the state must be refined first, because it is a fault, or because it is not supported. Never
 * leaves {@code SymbolicMachine.step}.
 */
public final class Interruption extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Function<PathState, StepResult> progress;

  private Interruption(Function<PathState, StepResult> progress) {
    super(null, null, false, false);
    this.progress = progress;
  }

  /** The statement is executed again in each of these states. */
  public static Interruption refine(List<Alternative> alternatives) {
    return new Interruption(state -> new StepResult.Forked(alternatives));
  }

  public static Interruption fault(String reason) {
    return new Interruption(state -> new StepResult.Failed(reason, state));
  }

  public static Interruption unsupported(String cause) {
    return new Interruption(state -> new StepResult.Stuck(cause, state));
  }

  /** The result of the step, which was interrupted in this state. */
  public StepResult progress(PathState state) {
    return progress.apply(state);
  }
}
