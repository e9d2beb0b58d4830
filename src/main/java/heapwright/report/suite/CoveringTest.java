package heapwright.report.suite;

import heapwright.goal.Goal;
import java.util.List;
import java.util.Map;

/**
 * A test and the goals that it meets.
 *
 * @param code the test's function in C; empty where it is not at hand
 */
public record CoveringTest(ReportedTest test, List<Goal> covers, String code) {

  public CoveringTest {
    covers = List.copyOf(covers);
  }

  public CoveringTest(ReportedTest test, List<Goal> covers) {
    this(test, covers, "");
  }

  CoveringTest withCode(Map<String, String> byName) {
    return new CoveringTest(test, covers, byName.getOrDefault(test.test().name(), code));
  }
}
