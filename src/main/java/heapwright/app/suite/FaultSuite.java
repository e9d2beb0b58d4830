package heapwright.app.suite;

import heapwright.goal.Goal;
import heapwright.goal.SuiteMinimisation;
import heapwright.goal.Verdict;
import heapwright.ir.source.SourceSpan;
import heapwright.method.run.ErrorIsolation;
import heapwright.method.run.ExecutedInput;
import heapwright.report.suite.FaultReport;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.TestCase;
import heapwright.verify.SanitizerEvidence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The faults of one file: shown by programs that sanitizers look at; what they see is reported.
 * Goals that no test meets may be met by inputs that fault; then such a program shows that.
 */
final class FaultSuite {
  /** The most programs for one function that only show how goals are reached. */
  private static final int MOST = 12;

  private final List<FunctionResult> results;
  private final String folder;
  private final Map<FunctionResult, Faults> faults = new LinkedHashMap<>();
  private final Set<BranchCounts.Outcome> taken = new HashSet<>();

  /**
   * The faults of a function.
   *
   * @param evidence programs that show no other faults, but how goals are reached by inputs that
   *     fault
   * @param faulty the goals that only inputs that fault are known to meet
   */
  record Faults(
      List<FaultReport> reports,
      List<FaultReport> evidence,
      Map<Goal, Verdict.Faulty> faulty,
      List<String> notes) {}

  /**
   * An input that faults, and what it is there for.
   *
   * @param isFinding whether it stands for a fault, and not only for the goals that it reaches
   */
  private record Case(TestCase test, ExecutedInput executed, boolean isFinding) {
    CallEnding.Faulted fault() {
      return FaultSuite.fault(executed);
    }
  }

  /**
   * @param missing the goals of each function that have neither a test nor a proof
   * @param folder where the programs are to lie, below the output folder: {@code faults/}
   */
  static FaultSuite confirmed(
      SourceUnit unit, Map<FunctionResult, List<Goal>> missing, String folder)
      throws InterruptedException {
    FaultSuite suite = new FaultSuite(List.copyOf(missing.keySet()), folder);
    Map<FunctionResult, List<Case>> cases = new LinkedHashMap<>();
    missing.forEach((result, goals) -> cases.put(result, suite.cases(result, goals)));
    List<TestCase> tests = cases.values().stream().flatMap(List::stream).map(Case::test).toList();
    Map<String, SanitizerEvidence> seen = evidence(unit.confirmation(), tests);
    cases.forEach((result, own) -> suite.weigh(result, own, missing.get(result), seen));
    return suite;
  }

  /** A bug of ours that shows when a program is written costs that program alone. */
  private static Map<String, SanitizerEvidence> evidence(
      InputConfirmation confirmation, List<TestCase> tests) throws InterruptedException {
    try {
      return confirmation.evidence(tests);
    } catch (RuntimeException | StackOverflowError failure) {
      Map<String, SanitizerEvidence> seen = new LinkedHashMap<>();
      for (TestCase test : tests) {
        seen.putAll(
            tests.size() > 1
                ? evidence(confirmation, List.of(test))
                : Map.of(
                    test.name(), new SanitizerEvidence.Missing(ErrorIsolation.cause(failure))));
      }
      return seen;
    }
  }

  /** Where no program could be run. */
  static FaultSuite unconfirmed(List<FunctionResult> results, String folder, String reason) {
    FaultSuite suite = new FaultSuite(results, folder);
    for (FunctionResult result : results) {
      List<Case> own = suite.findings(result);
      Map<String, SanitizerEvidence> none = new LinkedHashMap<>();
      own.forEach(one -> none.put(one.test().name(), new SanitizerEvidence.Missing(reason)));
      suite.weigh(result, own, List.of(), none);
    }
    return suite;
  }

  private FaultSuite(List<FunctionResult> results, String folder) {
    this.results = results;
    this.folder = folder;
  }

  /** The faults of a function, and inputs with the same faults that reach more goals. */
  private List<Case> cases(FunctionResult result, List<Goal> missing) {
    List<Case> cases = findings(result);
    List<Goal> left =
        missing.stream()
            .filter(goal -> cases.stream().noneMatch(c -> goal.isMetBy(c.executed().visits())))
            .toList();
    List<ExecutedInput> faulting =
        result.inputs().faults().stream()
            .filter(executed -> finds(result, fault(executed)))
            .toList();
    SuiteMinimisation.of(faulting.stream().map(ExecutedInput::visits).toList(), left).stream()
        .limit(MOST)
        .map(faulting::get)
        .forEach(executed -> cases.add(named(result, cases.size() + 1, executed, false)));
    return cases;
  }

  /** Those of a function that are not also those of a function that it calls. */
  private List<Case> findings(FunctionResult result) {
    List<Case> cases = new ArrayList<>();
    for (ExecutedInput executed : result.findings().faults()) {
      CallEnding.Faulted fault = fault(executed);
      if (owner(fault.at()).filter(at -> at != result && finds(at, fault)).isEmpty()) {
        cases.add(named(result, cases.size() + 1, executed, true));
      }
    }
    return cases;
  }

  private static Case named(
      FunctionResult result, int number, ExecutedInput executed, boolean isFinding) {
    String name = result.function().name() + "_f" + number;
    return new Case(
        new TestCase(name, executed.input(), executed.observation(), List.of()),
        executed,
        isFinding);
  }

  private static CallEnding.Faulted fault(ExecutedInput executed) {
    return (CallEnding.Faulted) executed.observation().ending();
  }

  private Optional<FunctionResult> owner(SourceSpan at) {
    return results.stream().filter(r -> r.function().span().encloses(at)).findFirst();
  }

  private static boolean finds(FunctionResult result, CallEnding.Faulted fault) {
    return result.findings().faults().stream()
        .map(FaultSuite::fault)
        .anyMatch(f -> f.kind().equals(fault.kind()) && f.at().equals(fault.at()));
  }

  private void weigh(
      FunctionResult result,
      List<Case> cases,
      List<Goal> missing,
      Map<String, SanitizerEvidence> seen) {
    Faults own =
        new Faults(
            new ArrayList<>(),
            new ArrayList<>(),
            new LinkedHashMap<>(),
            new ArrayList<>(result.findings().notes()));
    for (Case one : cases) {
      SanitizerEvidence found =
          seen.getOrDefault(
              one.test().name(), new SanitizerEvidence.Missing("C cannot express its input"));
      if (found instanceof SanitizerEvidence.Shown report) {
        taken.addAll(report.taken());
        missing.stream()
            .filter(goal -> goal.isMetBy(one.executed().visits()))
            .forEach(goal -> own.faulty().putIfAbsent(goal, verdict(one)));
      }
      if (one.isFinding()) {
        found.match(
            report -> own.reports().add(report(one, report.report())),
            unseen -> own.reports().add(report(one, unseen.reason())),
            none -> own.notes().add(unconfirmed(one.fault(), none.reason())));
      } else if (found instanceof SanitizerEvidence.Shown report) {
        own.evidence().add(report(one, report.report()));
      }
    }
    faults.put(result, own);
  }

  private static String unconfirmed(CallEnding.Faulted fault, String reason) {
    return "unconfirmed: " + fault.kind() + " at line " + fault.at().line() + ", " + reason;
  }

  private Verdict.Faulty verdict(Case one) {
    return new Verdict.Faulty(one.fault().kind(), program(one));
  }

  private FaultReport report(Case one, String evidence) {
    return new FaultReport(one.test().input(), one.fault(), program(one), evidence);
  }

  private String program(Case one) {
    return folder + one.test().name() + ".c";
  }

  /** What the programs took before their faults. */
  Set<BranchCounts.Outcome> taken() {
    return taken;
  }

  Faults of(FunctionResult result) {
    return faults.get(result);
  }
}
