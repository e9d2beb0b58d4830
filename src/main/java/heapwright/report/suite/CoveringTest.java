package heapwright.report.suite;

import heapwright.goal.Goal;
import java.util.List;

/** A test and the goals that it meets. */
public record CoveringTest(ReportedTest test, List<Goal> covers) {

  public CoveringTest {
    covers = List.copyOf(covers);
  }
}
