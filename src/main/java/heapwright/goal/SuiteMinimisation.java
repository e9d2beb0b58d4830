package heapwright.goal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Few runs that together meet what all runs meet; none of the few is redundant. */
public final class SuiteMinimisation {
  private final List<Set<Goal>> met;
  private final Set<Integer> chosen = new LinkedHashSet<>();

  private SuiteMinimisation(List<Set<Goal>> met) {
    this.met = met;
  }

  /** The places of the chosen runs, in order. */
  public static List<Integer> of(List<Visits> runs, Collection<Goal> goals) {
    List<Set<Goal>> met = new ArrayList<>();
    List<Goal> parts = parts(runs, goals);
    for (Visits visits : runs) {
      Set<Goal> here = new LinkedHashSet<>();
      parts.stream().filter(goal -> goal.isMetBy(visits)).forEach(here::add);
      met.add(here);
    }
    SuiteMinimisation suite = new SuiteMinimisation(met);
    suite.choose();
    suite.spare();
    return suite.chosen.stream().sorted().toList();
  }

  /**
   * What single runs have to meet so that all goals are met: where it takes two evaluations of a
   * decision, a pair that the runs have, one that shares most with what is needed anyway.
   */
  public static List<Goal> parts(List<Visits> runs, Collection<Goal> goals) {
    Set<MonitoredGoal> seen = new HashSet<>();
    runs.forEach(visits -> seen.addAll(visits.monitored()));
    Set<Goal> parts = new LinkedHashSet<>();
    for (Goal goal : goals) {
      if (goal instanceof MonitoredGoal.Independence pairwise) {
        pairwise.pairs().stream()
            .map(MonitoredGoal.EvaluationPair::both)
            .filter(seen::containsAll)
            .max(Comparator.comparingLong(both -> both.stream().filter(parts::contains).count()))
            .ifPresent(parts::addAll);
      } else {
        parts.add(goal);
      }
    }
    return List.copyOf(parts);
  }

  /** Takes the run that meets most of what is left. */
  private void choose() {
    Set<Goal> left = new LinkedHashSet<>();
    met.forEach(left::addAll);
    while (!left.isEmpty()) {
      int best = 0;
      int most = 0;
      for (int i = 0; i < met.size(); i++) {
        int meets = (int) met.get(i).stream().filter(left::contains).count();
        if (meets > most) {
          best = i;
          most = meets;
        }
      }
      chosen.add(best);
      left.removeAll(met.get(best));
    }
  }

  private void spare() {
    Map<Goal, Integer> times = new HashMap<>();
    chosen.forEach(i -> met.get(i).forEach(goal -> times.merge(goal, 1, Integer::sum)));
    List<Integer> smallFirst =
        chosen.stream().sorted(Comparator.comparingInt(i -> met.get(i).size())).toList();
    for (int candidate : smallFirst) {
      if (met.get(candidate).stream().allMatch(goal -> times.get(goal) > 1)) {
        met.get(candidate).forEach(goal -> times.merge(goal, -1, Integer::sum));
        chosen.remove(candidate);
      }
    }
  }
}
