package heapwright.symbolic.execution;

/** An answer that a {@link CallRule} gave to a call, kept so that a path can be followed again. */
public interface CallAnswer {
  /** Gives the answer once more; the state may be of another machine. */
  StepResult again(PendingCall call);
}
