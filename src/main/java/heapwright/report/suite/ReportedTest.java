package heapwright.report.suite;

import heapwright.ir.source.StatementNumber;
import heapwright.testcase.TestCase;
import java.util.List;

/**
 * A test as other tools get to see it.
 *
 * @param path the statements that it takes
 */
public record ReportedTest(TestCase test, List<StatementNumber> path, Agreement agreement) {

  public ReportedTest {
    path = List.copyOf(path);
  }
}
