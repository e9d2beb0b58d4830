package heapwright.analysis.invariant.domain;

/** What a signed overflow does. */
public enum OverflowSemantics {
  /** What every compiler without optimisation makes of it. */
  WRAPS,
  /** Nothing: executions with one are left out. */
  UNDEFINED
}
