package heapwright.verify;

import heapwright.testcase.BranchCounts;
import heapwright.verify.Probes.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The compiler's own counters beside ours, line by line. They may well differ: a compiler makes one
 * branch of several conditions, or none of a {@code ?:}, and decides on which line it counts. So a
 * difference is told, since a dashboard will show it, and means nothing else.
 */
final class CountComparison {
  private CountComparison() {}

  /**
   * The lines of a file on which the outcomes that were taken are not counted as often by the
   * compiler.
   *
   * @param file as positions of the program call it
   * @param counted by line; every line with code has an entry
   */
  static SortedSet<Integer> unmatched(
      Probes probes, String file, BranchCounts taken, SortedMap<Integer, List<Long>> counted) {
    SortedMap<Integer, List<Long>> ours = new TreeMap<>();
    counted.keySet().forEach(line -> ours.put(line, new ArrayList<>()));
    for (Site site : probes.sites()) {
      if (site.line().file().path().equals(file)) {
        List<Long> counts = ours.computeIfAbsent(site.line().line(), line -> new ArrayList<>());
        for (int i = 0; i < site.outcomes(); i++) {
          counts.add(ProbeComparison.predicted(site, i, taken));
        }
      }
    }
    SortedSet<Integer> unmatched = new TreeSet<>();
    ours.forEach(
        (line, counts) -> {
          if (!taken(counts).equals(taken(counted.getOrDefault(line, List.of())))) {
            unmatched.add(line);
          }
        });
    return unmatched;
  }

  private static List<Long> taken(List<Long> counts) {
    return counts.stream().filter(count -> count > 0).sorted().toList();
  }
}
