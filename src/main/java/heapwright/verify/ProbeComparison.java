package heapwright.verify;

import heapwright.testcase.BranchCounts;
import heapwright.verify.Probes.Decision;
import heapwright.verify.Probes.Site;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was predicted beside what probes counted, outcome by outcome. */
public final class ProbeComparison {
  private final Probes probes;
  private final long[] counted;

  /**
   * @param counted by {@link ProbeProgram#counts}
   */
  public ProbeComparison(Probes probes, long[] counted) {
    this.probes = probes;
    this.counted = counted;
  }

  /** Where they disagree, a line of text each. */
  public List<String> differences(BranchCounts predicted) {
    List<String> differences = new ArrayList<>();
    for (Site site : probes.sites()) {
      for (int i = 0; i < site.outcomes(); i++) {
        long here = predicted(site, i, predicted);
        long there = counted[site.first() + i];
        if (isOpen(site, predicted) ? here > 0 && there == 0 : here != there) {
          differences.add(
              String.format(
                  "line %d: %s predicted %d times, counted %d times",
                  site.line().line(), site.outcome(i), here, there));
        }
      }
    }
    return differences;
  }

  /** Whether how often is not determined; a test that is to take an outcome still has to. */
  private static boolean isOpen(Site site, BranchCounts predicted) {
    return site.decisions().stream().anyMatch(d -> predicted.open().contains(d.function()));
  }

  private static long predicted(Site site, int outcome, BranchCounts predicted) {
    return site.decisions().stream()
        .mapToLong(d -> predicted.of(new BranchCounts.Outcome(d.function(), d.id(), outcome)))
        .sum();
  }

  /**
   * The lines of a file on which outcomes are predicted to be taken and the compiler's own counters
   * say otherwise. They may well differ: a compiler makes one branch of several conditions, or none
   * of a {@code ?:}, and decides on which line it counts. So a difference is reported, since a
   * dashboard will show it, and means nothing else.
   *
   * @param file as positions of the program call it
   * @param compiled what the compiler counts, by line; every line with code has an entry
   */
  SortedSet<Integer> unmatched(
      String file, BranchCounts predicted, SortedMap<Integer, List<Long>> compiled) {
    SortedMap<Integer, List<Long>> ours = new TreeMap<>();
    compiled.keySet().forEach(line -> ours.put(line, new ArrayList<>()));
    for (Site site : probes.sites()) {
      if (site.line().file().path().equals(file)) {
        List<Long> counts = ours.computeIfAbsent(site.line().line(), line -> new ArrayList<>());
        for (int i = 0; i < site.outcomes(); i++) {
          counts.add(predicted(site, i, predicted));
        }
      }
    }
    SortedSet<Integer> unmatched = new TreeSet<>(ours.keySet());
    unmatched.removeIf(
        line -> positive(ours.get(line)).equals(positive(compiled.getOrDefault(line, List.of()))));
    return unmatched;
  }

  private static List<Long> positive(List<Long> counts) {
    return counts.stream().filter(count -> count > 0).sorted().toList();
  }

  /** The outcomes that were taken; only of conditions that are one decision of the program. */
  Set<BranchCounts.Outcome> taken() {
    Set<BranchCounts.Outcome> taken = new HashSet<>();
    for (Site site : probes.sites()) {
      for (int i = 0; i < site.outcomes(); i++) {
        if (counted[site.first() + i] > 0 && site.decisions().size() == 1) {
          Decision decision = site.decisions().get(0);
          taken.add(new BranchCounts.Outcome(decision.function(), decision.id(), i));
        }
      }
    }
    return taken;
  }
}
