package heapwright.report.suite;

import heapwright.testcase.CallEnding;
import heapwright.testcase.TestInput;

/**
 * An input with which a function does what no program may do.
 *
 * @param reproducer the file that shows it, below the output folder
 * @param evidence what the compiler's sanitizers say to it
 */
public record FaultReport(
    TestInput input, CallEnding.Faulted ending, String reproducer, String evidence) {

  /** Whether it happens only when memory runs out: no input without that shows it. */
  public boolean needsShortage() {
    return !input.failing().isEmpty();
  }
}
