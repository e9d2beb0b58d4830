package heapwright.app.suite;

import heapwright.ir.Unsupported;
import heapwright.report.suite.FunctionReport;
import heapwright.source.BrokenFunction;

/** Functions that get no tests because of something in them. */
final class SkippedFunctions {
  private SkippedFunctions() {}

  static FunctionReport report(Unsupported function) {
    String needs = "it needs " + function.construct() + " at " + function.span();
    return FunctionReport.leftOut(function.name(), function.span().line(), needs);
  }

  static FunctionReport report(BrokenFunction function) {
    String error = function.error().at() + ": " + function.error().message();
    return FunctionReport.leftOut(
        function.name(), function.line(), "it does not compile: " + error);
  }
}
