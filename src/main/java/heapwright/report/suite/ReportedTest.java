package heapwright.report.suite;

import heapwright.ir.source.StatementNumber;
import heapwright.testcase.TestCase;
import heapwright.verify.TestVerdict;
import java.util.List;
import java.util.Optional;

/**
 * A test as other tools get to see it.
 *
 * @param path the statements that it takes
 */
public record ReportedTest(TestCase test, List<StatementNumber> path, Agreement agreement) {

  public ReportedTest {
    path = List.copyOf(path);
  }

  /** Whether a test was seen to do what was predicted. */
  public enum Agreement {
    /** It was compiled and run, and did. */
    AGREES,
    /** It was compiled and run, and did not: a bug of ours. */
    DISAGREES,
    /** It was not compiled and run. */
    UNTRIED;

    /** What a verdict says of it, if there is one. */
    public static Agreement of(Optional<TestVerdict> verdict) {
      if (verdict.isEmpty() || verdict.get() instanceof TestVerdict.Unverified) {
        return UNTRIED;
      }
      return verdict.get() instanceof TestVerdict.Verified ? AGREES : DISAGREES;
    }
  }
}
