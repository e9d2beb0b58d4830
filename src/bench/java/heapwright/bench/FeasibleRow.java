package heapwright.bench;

import heapwright.method.SelfCheck.Trial;
import heapwright.method.VerifiedSample;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** One line of the table of {@link Feasible}. */
final class FeasibleRow {
  static final String HEADING =
      "family       functions  paths  found infeasible unknown ms each slowest  verified not";

  private final Map<String, Integer> causes = new TreeMap<>();
  private int functions;
  private int paths;
  private int found;
  private int infeasible;
  private int unknown;
  private int verified;
  private int others;
  private double seconds;
  private double slowest;

  void functions(int number) {
    functions += number;
  }

  /** Counts a path; what is wrong with it, if so. */
  Optional<String> count(Trial trial) {
    paths++;
    seconds += trial.seconds();
    slowest = Math.max(slowest, trial.seconds());
    return trial
        .finding()
        .match(
            finding -> {
              found++;
              return Optional.empty();
            },
            finding -> {
              infeasible++;
              return Optional.of(trial.toString());
            },
            finding -> {
              unknown++;
              causes.merge(finding.cause(), 1, Integer::sum);
              return Optional.of(trial.toString());
            });
  }

  void verified(VerifiedSample sample) {
    verified += sample.verified();
    others += sample.others().size();
  }

  void add(FeasibleRow other) {
    functions += other.functions;
    paths += other.paths;
    found += other.found;
    infeasible += other.infeasible;
    unknown += other.unknown;
    verified += other.verified;
    others += other.others;
    seconds += other.seconds;
    slowest = Math.max(slowest, other.slowest);
    other.causes.forEach((cause, n) -> causes.merge(cause, n, Integer::sum));
  }

  Map<String, Integer> causes() {
    return causes;
  }

  String text(String title) {
    return String.format(
        "%-12s %9d %6d %6d %10d %7d %7.1f %7.0f %9d %3d",
        title,
        functions,
        paths,
        found,
        infeasible,
        unknown,
        1000 * seconds / Math.max(1, paths),
        1000 * slowest,
        verified,
        others);
  }
}
