package heapwright.machine.outcome;

/** Unwinds the machine to where the run began. Not an error of ours, so it carries no trace. */
public final class RunStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient RunOutcome outcome;

  public RunStopped(RunOutcome outcome) {
    super(outcome.toString(), null, false, false);
    this.outcome = outcome;
  }

  public RunOutcome outcome() {
    return outcome;
  }
}
