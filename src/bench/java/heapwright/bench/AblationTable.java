package heapwright.bench;

import heapwright.bench.AblationSubject.Fate;
import heapwright.bench.AblationSubject.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Goals, proofs and time of each variant over all functions. A goal is lost if both runs of the
 * whole strategy settled it and the variant did not; it is gained if neither did and the variant
 * did.
 */
final class AblationTable {
  private final List<Row> rows = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  private int functions;

  /** The sums for a variant. */
  private static final class Row {
    private final String name;
    private long covered;
    private long proved;
    private long open;
    private long lost;
    private long gained;
    private double seconds;

    Row(String name) {
      this.name = name;
    }

    void add(Outcome own, Outcome whole, Outcome again) {
      covered += own.count(Fate.COVERED);
      proved += own.count(Fate.PROVED);
      open += own.count(Fate.OPEN);
      seconds += own.seconds();
      for (int goal = 0; goal < own.fates().size(); goal++) {
        boolean isOpen = own.fates().get(goal) == Fate.OPEN;
        boolean wasOpen = whole.fates().get(goal) == Fate.OPEN;
        boolean wasOpenAgain = again.fates().get(goal) == Fate.OPEN;
        lost += isOpen && !wasOpen && !wasOpenAgain ? 1 : 0;
        gained += !isOpen && wasOpen && wasOpenAgain ? 1 : 0;
      }
    }

    String line(double whole) {
      return String.format(
          Locale.ROOT,
          "%-28s %7d %7d %6d %6d %6d %9.1f %8.2f",
          name,
          covered,
          proved,
          open,
          lost,
          gained,
          seconds,
          whole == 0 ? 1 : seconds / whole);
    }
  }

  /** The first two are the whole strategy. */
  AblationTable(List<AblationVariant> variants) {
    variants.forEach(variant -> rows.add(new Row(variant.name())));
  }

  /**
   * @param outcomes one for each variant
   */
  void add(String function, List<Outcome> outcomes) {
    functions++;
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).add(outcomes.get(i), outcomes.get(0), outcomes.get(1));
      compare(function, rows.get(i).name, outcomes.get(i), outcomes.get(0));
    }
  }

  /** A goal that one run meets and another one calls infeasible. */
  private void compare(String function, String variant, Outcome own, Outcome whole) {
    for (int goal = 0; goal < own.fates().size(); goal++) {
      Fate mine = own.fates().get(goal);
      Fate theirs = whole.fates().get(goal);
      if (mine != theirs && mine != Fate.OPEN && theirs != Fate.OPEN) {
        remarks.add("WRONG " + function + ", goal " + goal + ", without " + variant);
      }
    }
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(functions + " functions");
    lines.add(
        String.format(
            "%-28s %7s %7s %6s %6s %6s %9s %8s",
            "without", "covered", "proved", "open", "lost", "gained", "seconds", "of whole"));
    rows.forEach(row -> lines.add(row.line((rows.get(0).seconds + rows.get(1).seconds) / 2)));
    lines.addAll(remarks);
    return lines;
  }
}
