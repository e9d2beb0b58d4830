package heapwright.report.suite;

import heapwright.goal.Criterion;
import java.util.List;

/**
 * Everything about a run of {@code gen}.
 *
 * @param method the name of the method that pursued the goals
 * @param complete whether the run came to its end; if not, functions that it did not come to are
 *     missing
 */
public record SuiteReport(
    String version,
    Criterion criterion,
    String method,
    long seed,
    boolean complete,
    List<FileReport> files) {

  public SuiteReport {
    files = List.copyOf(files);
  }

  /** The same run with files that know more. */
  public SuiteReport of(List<FileReport> others) {
    return new SuiteReport(version, criterion, method, seed, complete, others);
  }
}
