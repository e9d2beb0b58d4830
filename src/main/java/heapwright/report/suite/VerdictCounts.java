package heapwright.report.suite;

import heapwright.goal.Verdict;
import heapwright.verify.GcovCoverage;
import java.util.List;

/**
 * How many there are of everything, in a function, a file or a whole run.
 *
 * @param faulty goals that are reached only by inputs that fault
 * @param leftOut those of the functions that got no tests because of something in them
 * @param internalErrors bugs of ours that showed
 * @param withdrawn goals that were called infeasible until a run met them
 * @param gcov the sum of what the compiler's coverage counts
 * @param generate seconds
 * @param verify seconds
 */
public record VerdictCounts(
    int functions,
    int leftOut,
    int goals,
    int covered,
    int infeasible,
    int faulty,
    int unknown,
    int tests,
    int faults,
    int internalErrors,
    int withdrawn,
    GcovCoverage gcov,
    double generate,
    double verify) {

  public static VerdictCounts of(SuiteReport suite) {
    return of(suite.files().stream().flatMap(file -> file.functions().stream()).toList());
  }

  public static VerdictCounts of(List<FunctionReport> functions) {
    return functions.stream()
        .map(VerdictCounts::of)
        .reduce(
            new VerdictCounts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, GcovCoverage.NOTHING, 0, 0),
            VerdictCounts::plus);
  }

  public static VerdictCounts of(FunctionReport function) {
    return new VerdictCounts(
        1,
        function.leftOut() ? 1 : 0,
        function.goals().size(),
        count(function, Verdict.Covered.class),
        count(function, Verdict.Infeasible.class),
        count(function, Verdict.Faulty.class),
        count(function, Verdict.Unknown.class),
        function.tests().size(),
        function.faults().size(),
        function.internalErrors().size(),
        function.withdrawn().size(),
        function.gcov(),
        function.generate(),
        function.verify());
  }

  private static int count(FunctionReport function, Class<? extends Verdict> kind) {
    return (int) function.goals().stream().filter(g -> kind.isInstance(g.verdict())).count();
  }

  private VerdictCounts plus(VerdictCounts other) {
    return new VerdictCounts(
        functions + other.functions,
        leftOut + other.leftOut,
        goals + other.goals,
        covered + other.covered,
        infeasible + other.infeasible,
        faulty + other.faulty,
        unknown + other.unknown,
        tests + other.tests,
        faults + other.faults,
        internalErrors + other.internalErrors,
        withdrawn + other.withdrawn,
        gcov.plus(other.gcov),
        generate + other.generate,
        verify + other.verify);
  }

  public double seconds() {
    return generate + verify;
  }
}
