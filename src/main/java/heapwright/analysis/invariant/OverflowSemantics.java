package heapwright.analysis.invariant;

/** What a signed overflow does. */
enum OverflowSemantics {
  /** What every compiler without optimisation makes of it. */
  WRAPS,
  /** Nothing: executions with one are left out. */
  UNDEFINED
}
