package heapwright.app;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.SuiteMinimisation;
import heapwright.goal.Verdict;
import heapwright.ir.SourceFile;
import heapwright.ir.SourceSpan;
import heapwright.machine.ConcreteMachine;
import heapwright.method.ConcreteExecution;
import heapwright.method.ErrorIsolation;
import heapwright.method.ExecutedInput;
import heapwright.report.flow.Sources;
import heapwright.report.json.Agreement;
import heapwright.report.json.ReportedTest;
import heapwright.report.suite.CoveringTest;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.GoalReport;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.verify.GcovCoverage;
import heapwright.verify.Verification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The tests of one file: chosen, compiled, run; those that do what they say are handed over. */
final class FileSuite {
  private static final double NANOS = 1e9;

  private static final String FAULTS = "faults/";

  private final SourceUnit unit;
  private final String faultFolder;
  private final List<FunctionResult> results;
  private final InputConfirmation confirmation;
  private final ConcreteExecution rehearsal;

  /**
   * @param isOnly whether no other file gets tests
   */
  FileSuite(SourceUnit unit, List<FunctionResult> results, boolean isOnly) {
    this.unit = unit;
    faultFolder = isOnly ? FAULTS : FAULTS + unit.tests().replaceAll("^test_|\\.c$", "") + "/";
    this.results = List.copyOf(results);
    confirmation = unit.confirmation();
    rehearsal = new ConcreteExecution(unit.program(), new ConcreteMachine(unit.program()));
  }

  /** A test, and the run that it came from. */
  private record Candidate(TestCase test, ExecutedInput trial) {}

  FileReport report() throws InterruptedException {
    Map<FunctionResult, List<Candidate>> chosen = chosen();
    long start = System.nanoTime();
    Verification verification = confirmation.verification(tests(chosen));
    double seconds = (System.nanoTime() - start) / NANOS;
    results.forEach(result -> withdraw(result.ledger(), verification.taken(), "a test"));
    Map<FunctionResult, List<Goal>> missing = new LinkedHashMap<>();
    chosen.forEach((result, own) -> missing.put(result, missing(result, own, verification)));
    FaultSuite faults = FaultSuite.confirmed(unit, missing, faultFolder);
    results.forEach(result -> withdraw(result.ledger(), faults.taken(), "a fault's program"));
    return report(chosen, verification, faults, seconds);
  }

  /** The report where no test could be compiled and run, and so none is handed over. */
  FileReport unverified(String reason) {
    Map<FunctionResult, List<Candidate>> chosen = chosen();
    Map<String, heapwright.verify.TestVerdict> verdicts = new LinkedHashMap<>();
    tests(chosen)
        .forEach(t -> verdicts.put(t.name(), new heapwright.verify.TestVerdict.Unverified(reason)));
    FaultSuite faults = FaultSuite.unconfirmed(results, faultFolder, reason);
    return report(chosen, Verification.without(verdicts), faults, 0);
  }

  /** The goals that have neither a proof nor a test that is handed over. */
  private static List<Goal> missing(
      FunctionResult result, List<Candidate> candidates, Verification verification) {
    CoverageLedger ledger = result.ledger();
    return ledger.goals().stream()
        .filter(goal -> verdict(goal, ledger, candidates, verification) instanceof Verdict.Unknown)
        .toList();
  }

  private Map<FunctionResult, List<Candidate>> chosen() {
    Map<FunctionResult, List<Candidate>> chosen = new LinkedHashMap<>();
    results.forEach(result -> chosen.put(result, chosen(result)));
    return chosen;
  }

  private static List<TestCase> tests(Map<FunctionResult, List<Candidate>> chosen) {
    return chosen.values().stream().flatMap(List::stream).map(Candidate::test).toList();
  }

  private FileReport report(
      Map<FunctionResult, List<Candidate>> chosen,
      Verification verification,
      FaultSuite faults,
      double seconds) {
    int tests = tests(chosen).size();
    List<FunctionReport> functions = new ArrayList<>();
    chosen.forEach(
        (result, candidates) -> {
          double share = tests == 0 ? 0 : seconds * candidates.size() / tests;
          functions.add(isolated(result, candidates, verification, faults, share));
        });
    unit.unsupported().forEach(u -> functions.add(SkippedFunctions.report(u)));
    unit.broken().forEach(b -> functions.add(SkippedFunctions.report(b)));
    String name = unit.source().file().toString();
    return new FileReport(name, text(), unit.program(), unit.tests(), functions);
  }

  /** Withdraws the proofs that a run of the compiled code contradicts. */
  private static void withdraw(CoverageLedger ledger, Set<BranchCounts.Outcome> taken, String by) {
    for (Goal goal : ledger.goals()) {
      if (goal instanceof Goal.Branch branch
          && ledger.proof(goal).isPresent()
          && branch.outcomes().stream().anyMatch(o -> taken.contains(outcome(branch, o)))) {
        ledger.withdraw(
            goal, "it was called infeasible, but " + by + " takes it: our fault (please report)");
      }
    }
  }

  private static BranchCounts.Outcome outcome(Goal.Branch goal, int index) {
    return new BranchCounts.Outcome(goal.function(), goal.decision(), index);
  }

  private List<Candidate> chosen(FunctionResult result) {
    List<ExecutedInput> found = result.harvest().tests();
    List<Goal> goals = result.ledger().goals();
    List<Integer> few =
        goals.isEmpty() && !found.isEmpty()
            ? List.of(0)
            : SuiteMinimisation.of(found.stream().map(ExecutedInput::visits).toList(), goals);
    List<Candidate> candidates = new ArrayList<>();
    for (int index : few) {
      ExecutedInput trial = found.get(index);
      String name = result.function().name() + "_" + (candidates.size() + 1);
      List<String> remarks = List.of(remark(met(trial, goals)));
      TestCase test = new TestCase(name, trial.input(), asserted(result, trial), remarks);
      candidates.add(new Candidate(test, trial));
    }
    return candidates;
  }

  /** What a test asserts: nothing that depends on where its objects lie. */
  private Observation asserted(FunctionResult result, ExecutedInput trial) {
    return new ErrorIsolation(result.ledger())
        .of(() -> rehearsal.wherever(trial))
        .orElse(trial.observation());
  }

  private static List<Goal> met(ExecutedInput trial, List<Goal> goals) {
    return goals.stream().filter(goal -> goal.isMetBy(trial.visits())).toList();
  }

  private static String remark(List<Goal> met) {
    return met.isEmpty()
        ? "Calls it."
        : "Covers " + met.stream().map(Goal::toString).collect(Collectors.joining(", ")) + ".";
  }

  /** A bug of ours while a function is reported costs that function alone. */
  private FunctionReport isolated(
      FunctionResult result,
      List<Candidate> candidates,
      Verification verification,
      FaultSuite faults,
      double seconds) {
    try {
      return report(result, candidates, verification, faults, seconds);
    } catch (RuntimeException | StackOverflowError failure) {
      return FunctionReport.leftOut(
          result.function().name(), result.function().span().line(), ErrorIsolation.cause(failure));
    }
  }

  private FunctionReport report(
      FunctionResult result,
      List<Candidate> candidates,
      Verification verification,
      FaultSuite faults,
      double seconds) {
    List<Candidate> verified =
        candidates.stream().filter(c -> isVerified(verification, c)).toList();
    CoverageLedger ledger = result.ledger();
    List<GoalReport> goals =
        ledger.goals().stream()
            .map(
                goal ->
                    new GoalReport(
                        goal,
                        faults
                            .shown(result, goal)
                            .orElseGet(() -> verdict(goal, ledger, candidates, verification)),
                        ledger.seconds(goal)))
            .toList();
    List<CoveringTest> tests = verified.stream().map(c -> covering(c, ledger.goals())).toList();
    String name = result.function().name();
    return new FunctionReport(
        name,
        result.function().span().line(),
        goals,
        tests,
        faults.reports(result),
        faults.evidence(result),
        notes(result, faults),
        List.copyOf(ledger.refuted().keySet()),
        false,
        ledger.internalErrors().size() + unwritten(candidates, verification),
        gcov(result, goals, verification),
        result.seconds(),
        seconds);
  }

  private List<String> notes(FunctionResult result, FaultSuite faults) {
    List<String> notes = new ArrayList<>();
    if (result.equals(results.get(0))) {
      confirmation
          .withoutStub()
          .forEach(
              name ->
                  notes.add(
                      "internal error: the stub of " + name + " does not compile (please report)"));
    }
    result
        .ledger()
        .refuted()
        .forEach(
            (goal, proof) ->
                notes.add(
                    "internal error: "
                        + goal
                        + " is taken, though it was proved infeasible: "
                        + proof.reason()
                        + " (please report)"));
    notes.addAll(faults.notes(result));
    return notes;
  }

  private static GcovCoverage gcov(
      FunctionResult result, List<GoalReport> goals, Verification verification) {
    SourceSpan span = result.function().span();
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
            .filter(report -> report.goal() instanceof Goal.Branch)
            .collect(Collectors.groupingBy(report -> report.goal().line().line()));
    return lines.entrySet().stream()
        .filter(
            line ->
                verification.outcomes().getOrDefault(line.getKey(), 0) == line.getValue().size())
        .mapToInt(
            line ->
                (int)
                    line.getValue().stream()
                        .filter(report -> report.verdict() instanceof Verdict.Faulty)
                        .count())
        .sum();
  }

  /** How many tests a bug of ours kept from being written. */
  private static int unwritten(List<Candidate> candidates, Verification verification) {
    return (int)
        candidates.stream()
            .map(c -> verification.verdicts().get(c.test().name()))
            .filter(heapwright.verify.TestVerdict.DoesNotCompile.class::isInstance)
            .map(verdict -> ((heapwright.verify.TestVerdict.DoesNotCompile) verdict).messages())
            .filter(messages -> messages.startsWith("internal error: "))
            .count();
  }

  private static boolean isVerified(Verification verification, Candidate candidate) {
    return verification.verdicts().get(candidate.test().name())
        instanceof heapwright.verify.TestVerdict.Verified;
  }

  private static CoveringTest covering(Candidate candidate, List<Goal> goals) {
    ReportedTest reported =
        new ReportedTest(candidate.test(), candidate.trial().visits().path(), Agreement.AGREES);
    return new CoveringTest(reported, met(candidate.trial(), goals));
  }

  private static Verdict verdict(
      Goal goal, CoverageLedger ledger, List<Candidate> candidates, Verification verification) {
    Optional<Verdict.Infeasible> proof = ledger.proof(goal);
    if (proof.isPresent()) {
      return proof.get();
    }
    List<Candidate> meeting =
        candidates.stream().filter(c -> goal.isMetBy(c.trial().visits())).toList();
    return meeting.stream()
        .filter(c -> isVerified(verification, c))
        .findFirst()
        .<Verdict>map(c -> new Verdict.Covered(c.test().name()))
        .orElseGet(() -> new Verdict.Unknown(cause(goal, ledger, meeting, verification)));
  }

  private static String cause(
      Goal goal, CoverageLedger ledger, List<Candidate> meeting, Verification verification) {
    return meeting.isEmpty()
        ? ledger.cause(goal)
        : "its test " + RejectionText.of(verification, meeting.get(0).test().name());
  }

  private List<String> text() {
    return Sources.onDisk().lines(new SourceFile(unit.source().file().toString()));
  }
}
