package heapwright.report.suite;

/** Whether a test was seen to do what was predicted. */
public enum Agreement {
  /** It was compiled and run, and did. */
  AGREES,
  /** It was compiled and run, and did not: a bug of ours. */
  DISAGREES,
  /** It was not compiled and run. */
  UNTRIED
}
