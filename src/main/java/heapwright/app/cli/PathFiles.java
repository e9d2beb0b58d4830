package heapwright.app.cli;

import heapwright.app.cli.options.GivenRanges;
import heapwright.ir.Program;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.report.json.PathJson;
import heapwright.report.json.PathResult;
import heapwright.report.suite.Agreement;
import heapwright.report.suite.ReportedTest;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.testcase.TestCase;
import java.util.List;

/** What {@code path} writes into files beside what it says. */
record PathFiles(TestFiles files) {

  int feasible(Program program, PathOutcome.Feasible found) {
    return files.drawn(program, found.input());
  }

  int tested(
      Program program,
      StatementPath route,
      PathOutcome.Feasible found,
      TestCase test,
      Agreement agreement) {
    return result(
        program,
        new PathResult.Feasible(
            new ReportedTest(test, route.statements(), agreement),
            found.facts(),
            found.way().aliases().stream().map(AliasHypothesis::toString).toList(),
            found.notes()));
  }

  int infeasible(Program program, PathOutcome.Infeasible found, GivenRanges ranges) {
    List<String> within = ranges.isEmpty() ? List.of() : List.of(ranges.toString());
    return withoutPicture(
        program,
        new PathResult.Infeasible(found.at(), found.reason(), within),
        "no input takes the path");
  }

  int unknown(Program program, PathOutcome.Unknown found) {
    return withoutPicture(program, new PathResult.Unknown(found.cause()), "no input was found");
  }

  private int withoutPicture(Program program, PathResult result, String why) {
    files.nothingToDraw(why);
    return result(program, result);
  }

  private int result(Program program, PathResult result) {
    return files.result(() -> new PathJson(program).of(result));
  }
}
