package heapwright.app;

import heapwright.ir.Unsupported;
import heapwright.report.suite.FunctionReport;
import heapwright.verify.Coverage;
import java.util.List;

/** Functions that get no tests because of something in them. */
final class LeftOut {
  private LeftOut() {}

  static FunctionReport report(Unsupported function) {
    return new FunctionReport(
        function.name(),
        function.span().line(),
        List.of(),
        List.of(),
        List.of(),
        List.of("left out: it needs " + function.construct() + " at " + function.span()),
        new Coverage(0, 0, 0, 0),
        0,
        0);
  }
}
