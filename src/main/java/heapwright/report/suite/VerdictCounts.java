package heapwright.report.suite;

import heapwright.goal.Verdict;
import heapwright.verify.GcovCoverage;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/** How many there are of everything, in a function, a file or a whole run. */
public final class VerdictCounts {
  private final List<FunctionReport> reports;

  private VerdictCounts(List<FunctionReport> reports) {
    this.reports = List.copyOf(reports);
  }

  public static VerdictCounts of(SuiteReport suite) {
    return of(suite.files().stream().flatMap(file -> file.functions().stream()).toList());
  }

  public static VerdictCounts of(List<FunctionReport> functions) {
    return new VerdictCounts(functions);
  }

  public static VerdictCounts of(FunctionReport function) {
    return new VerdictCounts(List.of(function));
  }

  private int sum(ToIntFunction<FunctionReport> count) {
    return reports.stream().mapToInt(count).sum();
  }

  private int goals(Class<? extends Verdict> kind) {
    return (int)
        reports.stream()
            .flatMap(function -> function.goals().stream())
            .filter(goal -> kind.isInstance(goal.verdict()))
            .count();
  }

  private double seconds(ToDoubleFunction<FunctionReport> time) {
    return reports.stream().mapToDouble(time).reduce(0, Double::sum);
  }

  public int functions() {
    return reports.size();
  }

  /** Those of the functions that got no tests because of something in them. */
  public int leftOut() {
    return sum(function -> function.leftOut() ? 1 : 0);
  }

  public int goals() {
    return sum(function -> function.goals().size());
  }

  public int covered() {
    return goals(Verdict.Covered.class);
  }

  public int infeasible() {
    return goals(Verdict.Infeasible.class);
  }

  /** Goals that are reached only by inputs that fault. */
  public int faulty() {
    return goals(Verdict.Faulty.class);
  }

  public int unknown() {
    return goals(Verdict.Unknown.class);
  }

  public int tests() {
    return sum(function -> function.tests().size());
  }

  public int faults() {
    return sum(function -> function.faults().size());
  }

  /** Bugs of ours that showed. */
  public int internalErrors() {
    return sum(function -> function.internalErrors().size());
  }

  /** Goals that were called infeasible until a run met them. */
  public int withdrawn() {
    return sum(function -> function.withdrawn().size());
  }

  /** The sum of what the compiler's coverage counts. */
  public GcovCoverage gcov() {
    return reports.stream()
        .map(FunctionReport::gcov)
        .reduce(GcovCoverage.NOTHING, GcovCoverage::plus);
  }

  public double generate() {
    return seconds(FunctionReport::generate);
  }

  public double verify() {
    return seconds(FunctionReport::verify);
  }

  public double seconds() {
    return generate() + verify();
  }
}
