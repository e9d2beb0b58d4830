package heapwright.report.suite;

import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.verify.GcovCoverage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One function.
 *
 * @param line where its definition begins
 * @param tests those that are handed over
 * @param evidence programs that show how goals are reached by inputs that fault, beside those of
 *     the faults
 * @param notes what it asks of its callers, and why it was left out if it was
 * @param withdrawn the goals that were called infeasible until a run met them: faults of ours
 * @param leftOut whether it got no tests because of something in it, which a note tells
 * @param internalErrors the causes of the bugs of ours that showed while it was worked on, each as
 *     often as it showed
 * @param gcov what the compiler's coverage says of the function when all tests of the file ran
 * @param generate seconds to find the inputs and the proofs
 * @param verify seconds to compile and run the tests, this function's share
 */
public record FunctionReport(
    String name,
    int line,
    List<GoalReport> goals,
    List<CoveringTest> tests,
    List<FaultReport> faults,
    List<FaultReport> evidence,
    List<String> notes,
    List<Goal> withdrawn,
    boolean leftOut,
    List<String> internalErrors,
    GcovCoverage gcov,
    double generate,
    double verify) {

  public FunctionReport {
    goals = List.copyOf(goals);
    tests = List.copyOf(tests);
    faults = List.copyOf(faults);
    evidence = List.copyOf(evidence);
    notes = List.copyOf(notes);
    withdrawn = List.copyOf(withdrawn);
    internalErrors = List.copyOf(internalErrors);
  }

  /** Without programs but those of the faults, and without bugs of ours. */
  public FunctionReport(
      String name,
      int line,
      List<GoalReport> goals,
      List<CoveringTest> tests,
      List<FaultReport> faults,
      List<String> notes,
      boolean leftOut,
      GcovCoverage gcov,
      double generate,
      double verify) {
    this(
        name, line, goals, tests, faults, List.of(), notes, List.of(), leftOut, List.of(), gcov,
        generate, verify);
  }

  public static FunctionReport leftOut(String name, int line, String reason) {
    return new FunctionReport(
        name,
        line,
        List.of(),
        List.of(),
        List.of(),
        List.of("left out: " + reason),
        true,
        GcovCoverage.NOTHING,
        0,
        0);
  }

  /** The bugs of ours, each cause once, in the order in which they showed. */
  public List<CountedCause> internalErrorCauses() {
    return CountedCause.of(internalErrors);
  }

  /** What went wrong, and how often. */
  public record CountedCause(String cause, long count) {

    /** Each cause once, in the order in which they come first. */
    static List<CountedCause> of(List<String> causes) {
      Map<String, Long> counts =
          causes.stream()
              .collect(
                  Collectors.groupingBy(
                      Function.identity(), LinkedHashMap::new, Collectors.counting()));
      return counts.entrySet().stream()
          .map(entry -> new CountedCause(entry.getKey(), entry.getValue()))
          .toList();
    }

    @Override
    public String toString() {
      return count == 1 ? cause : cause + ", " + count + " times";
    }
  }

  /** A goal and what happened to it. */
  public record GoalReport(Goal goal, Verdict verdict, double seconds) {}
}
