package heapwright.machine.outcome;

/** What a run may use up. */
public enum Budget {
  STEPS,
  OUTPUT,
  CALL_DEPTH
}
