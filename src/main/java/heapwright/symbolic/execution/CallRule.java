package heapwright.symbolic.execution;

/** How a call of a function that has a body is answered. */
public interface CallRule {
  /** The machine enters every callee: exact, and as long as the callee is. */
  CallRule INLINE = call -> new StepResult.Moved(call.entered());

  StepResult answer(PendingCall call);
}
