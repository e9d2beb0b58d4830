package heapwright.app;

import heapwright.ir.SourceSpan;
import heapwright.method.Trial;
import heapwright.report.suite.FaultReport;
import heapwright.testcase.Ending;
import heapwright.testcase.TestCase;
import heapwright.verify.Evidence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The faults of one file: shown by programs that sanitizers look at; what they see is reported. */
final class FaultSuite {
  private final List<Generated> results;
  private final String folder;
  private final Map<Generated, List<FaultReport>> reports = new LinkedHashMap<>();
  private final Map<Generated, List<String>> notes = new LinkedHashMap<>();

  /**
   * @param folder where the programs are to lie, below the output folder: {@code faults/}
   */
  static FaultSuite confirmed(Unit unit, List<Generated> results, String folder)
      throws InterruptedException {
    FaultSuite suite = new FaultSuite(results, folder);
    Map<Generated, List<TestCase>> cases = suite.cases();
    Map<String, Evidence> evidence =
        new Confirmation(unit.program(), unit.source())
            .evidence(cases.values().stream().flatMap(List::stream).toList());
    cases.forEach((result, own) -> suite.weigh(result, own, evidence));
    return suite;
  }

  /** Where no program could be run. */
  static FaultSuite unconfirmed(List<Generated> results, String folder, String reason) {
    FaultSuite suite = new FaultSuite(results, folder);
    Map<String, Evidence> evidence = new LinkedHashMap<>();
    Map<Generated, List<TestCase>> cases = suite.cases();
    cases
        .values()
        .forEach(own -> own.forEach(f -> evidence.put(f.name(), new Evidence.Missing(reason, ""))));
    cases.forEach((result, own) -> suite.weigh(result, own, evidence));
    return suite;
  }

  private FaultSuite(List<Generated> results, String folder) {
    this.results = results;
    this.folder = folder;
  }

  private Map<Generated, List<TestCase>> cases() {
    Map<Generated, List<TestCase>> cases = new LinkedHashMap<>();
    results.forEach(result -> cases.put(result, cases(result)));
    return cases;
  }

  /** Those of a function that are not also those of a function that it calls. */
  private List<TestCase> cases(Generated result) {
    List<TestCase> cases = new ArrayList<>();
    for (Trial trial : result.findings().faults()) {
      Ending.Faulted fault = fault(trial);
      if (home(fault.at()).filter(at -> at != result && finds(at, fault)).isEmpty()) {
        String name = result.function().name() + "_f" + (cases.size() + 1);
        cases.add(new TestCase(name, trial.input(), trial.observation(), List.of()));
      }
    }
    return cases;
  }

  private static Ending.Faulted fault(Trial trial) {
    return (Ending.Faulted) trial.observation().ending();
  }

  private Optional<Generated> home(SourceSpan at) {
    return results.stream().filter(r -> r.function().span().encloses(at)).findFirst();
  }

  private static boolean finds(Generated result, Ending.Faulted fault) {
    return result.findings().faults().stream()
        .map(FaultSuite::fault)
        .anyMatch(f -> f.kind().equals(fault.kind()) && f.at().equals(fault.at()));
  }

  private void weigh(Generated result, List<TestCase> cases, Map<String, Evidence> evidence) {
    List<FaultReport> shown = new ArrayList<>();
    List<String> told = new ArrayList<>(result.findings().notes());
    for (TestCase one : cases) {
      Ending.Faulted fault = (Ending.Faulted) one.observation().ending();
      Evidence found =
          evidence.getOrDefault(one.name(), new Evidence.Missing("C cannot express its input", ""));
      found.match(
          new Evidence.Cases<Boolean>() {
            @Override
            public Boolean shown(Evidence.Shown seen) {
              return shown.add(report(one, fault, seen.report()));
            }

            @Override
            public Boolean invisible(Evidence.Invisible unseen) {
              return shown.add(report(one, fault, unseen.reason()));
            }

            @Override
            public Boolean missing(Evidence.Missing none) {
              return told.add(
                  "unconfirmed: "
                      + fault.kind()
                      + " at line "
                      + fault.at().line()
                      + ", "
                      + none.reason());
            }
          });
    }
    reports.put(result, shown);
    notes.put(result, told);
  }

  private FaultReport report(TestCase one, Ending.Faulted fault, String evidence) {
    return new FaultReport(one.input(), fault, folder + one.name() + ".c", evidence);
  }

  List<FaultReport> reports(Generated result) {
    return reports.get(result);
  }

  List<String> notes(Generated result) {
    return notes.get(result);
  }
}
