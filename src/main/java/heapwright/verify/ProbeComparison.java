package heapwright.verify;

import heapwright.testcase.BranchCounts;
import heapwright.verify.Probes.Decision;
import heapwright.verify.Probes.Site;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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

  static long predicted(Site site, int outcome, BranchCounts predicted) {
    return site.decisions().stream()
        .mapToLong(d -> predicted.of(new BranchCounts.Outcome(d.function(), d.id(), outcome)))
        .sum();
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
