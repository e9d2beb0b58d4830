package heapwright.symbolic.execution;

/** How a call of a function that has a body is answered. */
public interface CallRule {
  /** The machine enters every callee: exact, and as long as the callee is. */
  CallRule INLINE = call -> new StepResult.Moved(call.entered());

  StepResult answer(PendingCall call);

  /** An answer that was given to a call, kept so that a path can be followed again. */
  interface Answer {
    /** Gives the answer once more; the state may be of another machine. */
    StepResult again(PendingCall call);
  }
}
