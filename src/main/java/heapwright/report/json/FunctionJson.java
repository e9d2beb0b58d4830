package heapwright.report.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import heapwright.goal.Goal;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceLine;
import heapwright.report.suite.CountedCause;
import heapwright.report.suite.CoveringTest;
import heapwright.report.suite.FaultReport;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.GoalReport;
import heapwright.report.suite.VerdictCounts;
import heapwright.verify.GcovCoverage;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** A function with its verdicts, tests and faults. */
final class FunctionJson {
  private final FileReport file;
  private final InputJson inputs;
  private final TestJson tests;

  FunctionJson(FileReport file) {
    this.file = file;
    inputs = new InputJson(file.program());
    tests = new TestJson(inputs);
  }

  JsonObject of(FunctionReport function) {
    JsonObject json = new JsonObject();
    json.addProperty("name", function.name());
    json.addProperty("file", file.name());
    json.addProperty("line", function.line());
    json.add("goals", goals(VerdictCounts.of(function)));
    json.add("gcov", gcov(function.gcov()));
    JsonArray verdicts = new JsonArray();
    function.goals().forEach(goal -> verdicts.add(verdict(goal)));
    json.add("verdicts", verdicts);
    JsonArray all = new JsonArray();
    function.tests().forEach(test -> all.add(test(test)));
    json.add("tests", all);
    JsonArray faults = new JsonArray();
    function.faults().forEach(fault -> faults.add(fault(fault)));
    json.add("faults", faults);
    json.add("notes", texts(function.notes()));
    json.add("withdrawn", texts(function.withdrawn().stream().map(Goal::toString).toList()));
    json.addProperty("leftOut", function.leftOut());
    json.addProperty("internalErrors", function.internalErrors().size());
    JsonArray causes = new JsonArray();
    function.internalErrorCauses().forEach(error -> causes.add(cause(error)));
    json.add("internalErrorCauses", causes);
    JsonObject seconds = new JsonObject();
    seconds.addProperty("generate", seconds(function.generate()));
    seconds.addProperty("verify", seconds(function.verify()));
    json.add("seconds", seconds);
    return json;
  }

  private static JsonObject goals(VerdictCounts tally) {
    JsonObject json = new JsonObject();
    json.addProperty("total", tally.goals());
    json.addProperty("covered", tally.covered());
    json.addProperty("infeasible", tally.infeasible());
    json.addProperty("faulty", tally.faulty());
    json.addProperty("unknown", tally.unknown());
    return json;
  }

  private static JsonObject gcov(GcovCoverage gcov) {
    JsonObject json = new JsonObject();
    json.addProperty("branches", gcov.branches());
    json.addProperty("taken", gcov.taken());
    json.addProperty("lines", gcov.lines());
    json.addProperty("linesHit", gcov.linesHit());
    JsonArray unmatched = new JsonArray();
    gcov.unmatched().forEach(unmatched::add);
    json.add("unmatched", unmatched);
    return json;
  }

  private JsonObject verdict(GoalReport goal) {
    JsonObject json = new JsonObject();
    json.addProperty("goal", goal.goal().toString());
    place(json, goal.goal().line());
    goal.verdict().match(new VerdictJson(json));
    json.addProperty("seconds", seconds(goal.seconds()));
    return json;
  }

  private JsonObject test(CoveringTest test) {
    return tests.of(test.test(), test.covers());
  }

  private JsonObject fault(FaultReport fault) {
    JsonObject json = new JsonObject();
    json.addProperty("kind", fault.ending().kind());
    SourceFile at = fault.ending().at().file();
    place(json, new SourceLine(at, fault.ending().at().line()));
    json.addProperty("memoryRunsOut", fault.needsShortage());
    json.addProperty("reproducer", fault.reproducer());
    json.addProperty("message", fault.ending().message());
    json.addProperty("evidence", fault.evidence());
    json.add("input", inputs.of(fault.input()));
    return json;
  }

  private static JsonObject cause(CountedCause error) {
    JsonObject json = new JsonObject();
    json.addProperty("cause", error.cause());
    json.addProperty("count", error.count());
    return json;
  }

  /** The file is named where it is another than the function's, as code from a header is. */
  private void place(JsonObject json, SourceLine at) {
    json.addProperty("line", at.line());
    if (!file.holds(at.file())) {
      json.addProperty("file", at.file().path());
    }
  }

  private static JsonArray texts(List<String> lines) {
    JsonArray array = new JsonArray();
    lines.forEach(array::add);
    return array;
  }

  /** To the millisecond. */
  static BigDecimal seconds(double seconds) {
    return BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP);
  }
}
