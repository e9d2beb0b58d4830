package heapwright.report.json;

import static heapwright.report.json.JsonTree.object;
import static heapwright.report.json.JsonTree.seconds;

import com.google.gson.JsonObject;
import heapwright.goal.Verdict;
import heapwright.ir.source.SourceFile;
import heapwright.report.suite.FaultReport;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.FunctionReport.GoalReport;
import heapwright.report.suite.SuiteReport;
import heapwright.report.suite.VerdictCounts;
import heapwright.verify.GcovCoverage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code report.json}: a whole run. All but the seconds is the same for the same input and seed.
 */
public final class SuiteJson {
  private final FileReport file;
  private final InputJson inputs;

  private SuiteJson(FileReport file) {
    this.file = file;
    inputs = new InputJson(file.program());
  }

  public static String of(SuiteReport suite) {
    VerdictCounts total = VerdictCounts.of(suite);
    JsonObject json =
        object(
            "schema", 1,
            "tool", "heapwright",
            "version", suite.version(),
            "criterion", suite.criterion(),
            "method", suite.method(),
            "seed", suite.seed(),
            "complete", suite.complete(),
            "functions", suite.files().stream().flatMap(SuiteJson::functions).toList(),
            "totals", totals(total));
    return JsonTree.text(json);
  }

  private static Stream<JsonObject> functions(FileReport file) {
    SuiteJson writer = new SuiteJson(file);
    return file.functions().stream().map(writer::function);
  }

  private static JsonObject totals(VerdictCounts total) {
    return object(
        "functions", total.functions(),
        "goals", total.goals(),
        "covered", total.covered(),
        "infeasible", total.infeasible(),
        "faulty", total.faulty(),
        "unknown", total.unknown(),
        "gcovBranches", total.gcov().branches(),
        "gcovTaken", total.gcov().taken(),
        "generate", seconds(total.generate()),
        "verify", seconds(total.verify()),
        "tests", total.tests(),
        "faults", total.faults(),
        "internalErrors", total.internalErrors(),
        "withdrawn", total.withdrawn());
  }

  private JsonObject function(FunctionReport function) {
    return object(
        "name", function.name(),
        "file", file.name(),
        "line", function.line(),
        "goals", goals(VerdictCounts.of(function)),
        "gcov", gcov(function.gcov()),
        "verdicts", function.goals().stream().map(this::verdict).toList(),
        "tests", function.tests().stream().map(t -> inputs.test(t.test(), t.covers())).toList(),
        "faults", function.faults().stream().map(this::fault).toList(),
        "notes", function.notes(),
        "withdrawn", function.withdrawn(),
        "leftOut", function.leftOut(),
        "internalErrors", function.internalErrors().size(),
        "internalErrorCauses",
            function.internalErrorCauses().stream()
                .map(error -> object("cause", error.cause(), "count", error.count()))
                .toList(),
        "seconds",
            object("generate", seconds(function.generate()), "verify", seconds(function.verify())));
  }

  private static JsonObject goals(VerdictCounts counts) {
    return object(
        "total", counts.goals(),
        "covered", counts.covered(),
        "infeasible", counts.infeasible(),
        "faulty", counts.faulty(),
        "unknown", counts.unknown());
  }

  private static JsonObject gcov(GcovCoverage gcov) {
    return object(
        "branches", gcov.branches(),
        "taken", gcov.taken(),
        "lines", gcov.lines(),
        "linesHit", gcov.linesHit(),
        "unmatched", gcov.unmatched());
  }

  private JsonObject verdict(GoalReport report) {
    JsonObject json =
        object(
            "goal", report.goal(),
            "line", report.goal().line().line(),
            "file", otherFile(report.goal().line().file()));
    JsonObject verdict = verdict(report.verdict());
    verdict.keySet().forEach(name -> json.add(name, verdict.get(name)));
    json.addProperty("seconds", seconds(report.seconds()));
    return json;
  }

  private static JsonObject verdict(Verdict verdict) {
    return verdict.match(
        SuiteJson::covered,
        proved ->
            object(
                "status", "infeasible",
                "reason", proved.reason(),
                "proof", proved.proof().title(),
                "assumptions", proved.assumptions()),
        faulty ->
            object("status", "faulty", "fault", faulty.fault(), "reproducer", faulty.program()),
        unknown -> object("status", "unknown", "reason", unknown.cause()));
  }

  /** All tests are named where it takes more than one. */
  private static JsonObject covered(Verdict.Covered verdict) {
    List<String> names = verdict.tests();
    Optional<List<String>> several = Optional.of(names).filter(all -> all.size() > 1);
    return object("status", "covered", "test", names.get(0), "tests", several);
  }

  private JsonObject fault(FaultReport fault) {
    return object(
        "kind", fault.ending().kind(),
        "line", fault.ending().at().line(),
        "file", otherFile(fault.ending().at().file()),
        "memoryRunsOut", fault.needsShortage(),
        "reproducer", fault.reproducer(),
        "message", fault.ending().message(),
        "evidence", fault.evidence(),
        "input", inputs.of(fault.input()));
  }

  /** The file is named where it is another than the function's, as code from a header is. */
  private Optional<String> otherFile(SourceFile at) {
    return file.holds(at) ? Optional.empty() : Optional.of(at.path());
  }
}
