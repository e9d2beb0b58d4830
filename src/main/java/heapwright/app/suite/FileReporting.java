package heapwright.app.suite;

import heapwright.app.suite.TestSelection.Candidate;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.Unsupported;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.method.run.ErrorIsolation;
import heapwright.report.flow.Sources;
import heapwright.report.suite.CoveringTest;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.FunctionReport.GoalReport;
import heapwright.report.suite.ReportedTest;
import heapwright.report.suite.ReportedTest.Agreement;
import heapwright.source.BrokenFunction;
import heapwright.verify.GcovCoverage;
import heapwright.verify.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports what happened to the functions of one file. */
public final class FileReporting {
  private final SourceUnit unit;
  private final VerifiedSuite suite;

  public FileReporting(SourceUnit unit, VerifiedSuite suite) {
    this.unit = unit;
    this.suite = suite;
  }

  public FileReport report() {
    List<FunctionReport> functions = new ArrayList<>();
    suite.selection().functions().forEach(result -> functions.add(isolated(result)));
    unit.unsupported().forEach(u -> functions.add(leftOut(u)));
    unit.broken().forEach(b -> functions.add(leftOut(b)));
    String name = unit.source().file().toString();
    return new FileReport(name, text(), unit.program(), unit.tests(), functions);
  }

  private static FunctionReport leftOut(Unsupported function) {
    String needs = "it needs " + function.construct() + " at " + function.span();
    return FunctionReport.leftOut(function.name(), function.span().line(), needs);
  }

  private static FunctionReport leftOut(BrokenFunction function) {
    String error = function.error().at() + ": " + function.error().message();
    return FunctionReport.leftOut(
        function.name(), function.line(), "it does not compile: " + error);
  }

  private List<String> text() {
    return Sources.onDisk().lines(new SourceFile(unit.source().file().toString()));
  }

  /** A bug of ours while a function is reported costs that function alone. */
  private FunctionReport isolated(FunctionResult result) {
    try {
      return report(result);
    } catch (RuntimeException | StackOverflowError failure) {
      return FunctionReport.leftOut(
          result.function().name(), result.function().span().line(), ErrorIsolation.cause(failure));
    }
  }

  private FunctionReport report(FunctionResult result) {
    CoverageLedger ledger = result.ledger();
    List<GoalReport> goals =
        ledger.goals().stream()
            .map(goal -> new GoalReport(goal, suite.verdict(result, goal), ledger.seconds(goal)))
            .toList();
    FaultSuite.Faults faults = suite.faults().of(result);
    return new FunctionReport(
        result.function().name(),
        result.function().span().line(),
        goals,
        suite.handedOver(result).stream().map(c -> covering(c, goals)).toList(),
        faults.reports(),
        faults.evidence(),
        notes(result),
        List.copyOf(ledger.refuted().keySet()),
        false,
        Stream.concat(ledger.internalErrors().stream(), suite.unwritten(result).stream()).toList(),
        gcov(result, goals),
        result.seconds(),
        suite.seconds(result));
  }

  private static CoveringTest covering(Candidate candidate, List<GoalReport> goals) {
    ReportedTest reported =
        new ReportedTest(candidate.test(), candidate.run().visits().path(), Agreement.AGREES);
    return new CoveringTest(
        reported,
        goals.stream().filter(goal -> covers(candidate, goal)).map(GoalReport::goal).toList());
  }

  /** By itself, or together with another test. */
  private static boolean covers(Candidate candidate, GoalReport goal) {
    return candidate.meets(goal.goal())
        || goal.verdict() instanceof Verdict.Covered covered
            && covered.tests().contains(candidate.test().name());
  }

  private List<String> notes(FunctionResult result) {
    List<String> notes = new ArrayList<>();
    if (result.equals(suite.selection().functions().get(0))) {
      String refused = "internal error: the stub of %s does not compile (please report)";
      unit.confirmation().withoutStub().forEach(name -> notes.add(refused.formatted(name)));
    }
    String refuted =
        "internal error: %s is taken, though it was proved infeasible: %s (please report)";
    result
        .ledger()
        .refuted()
        .forEach((goal, proof) -> notes.add(refuted.formatted(goal, proof.reason())));
    notes.addAll(suite.faults().of(result).notes());
    return notes;
  }

  private GcovCoverage gcov(FunctionResult result, List<GoalReport> goals) {
    SourceSpan span = result.function().span();
    Verification verification = suite.verification();
    return verification
        .coverage()
        .getOrDefault(result.function().name(), GcovCoverage.NOTHING)
        .taking(faulty(goals, verification))
        .with(verification.unmatched().subSet(span.line(), span.endLine() + 1));
  }

  /**
   * The outcomes that only faults take, on lines where the compiler counts what the source decides:
   * there each of them is a branch that no test takes.
   */
  private static int faulty(List<GoalReport> goals, Verification verification) {
    Map<Integer, List<GoalReport>> lines =
        goals.stream()
            .filter(report -> report.goal() instanceof Goal.Branch branch && !branch.isInCallee())
            .collect(Collectors.groupingBy(report -> report.goal().line().line()));
    return lines.entrySet().stream()
        .filter(
            line ->
                verification.outcomes().getOrDefault(line.getKey(), 0) == line.getValue().size())
        .flatMap(line -> line.getValue().stream())
        .mapToInt(report -> report.verdict() instanceof Verdict.Faulty ? 1 : 0)
        .sum();
  }
}
