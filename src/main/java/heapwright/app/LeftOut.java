package heapwright.app;

import heapwright.ir.Unsupported;
import heapwright.report.suite.FunctionReport;
import heapwright.source.BrokenFunction;
import heapwright.verify.Coverage;
import java.util.List;

/** Functions that get no tests because of something in them. */
final class LeftOut {
  private LeftOut() {}

  static FunctionReport report(Unsupported function) {
    String needs = "it needs " + function.construct() + " at " + function.span();
    return report(function.name(), function.span().line(), needs);
  }

  static FunctionReport report(BrokenFunction function) {
    String error = function.error().at() + ": " + function.error().message();
    return report(function.name(), function.line(), "it does not compile: " + error);
  }

  private static FunctionReport report(String name, int line, String reason) {
    return new FunctionReport(
        name,
        line,
        List.of(),
        List.of(),
        List.of(),
        List.of("left out: " + reason),
        new Coverage(0, 0, 0, 0),
        0,
        0);
  }
}
