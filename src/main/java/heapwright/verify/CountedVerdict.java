package heapwright.verify;

import heapwright.testcase.BranchCounts;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A verdict, and what was counted in the run that it is about.
 *
 * @param counters the compiler's, if they could be read
 * @param unmatched the lines on which they differ from what probes counted
 * @param taken what probes counted, unless something undefined happened
 */
record CountedVerdict(
    TestVerdict verdict,
    Optional<Counters> counters,
    SortedSet<Integer> unmatched,
    Set<BranchCounts.Outcome> taken) {

  static CountedVerdict without(TestVerdict verdict) {
    return new CountedVerdict(verdict, Optional.empty(), new TreeSet<>(), Set.of());
  }

  CountedVerdict having(Set<BranchCounts.Outcome> outcomes) {
    return new CountedVerdict(verdict, counters, unmatched, outcomes);
  }

  boolean isVerified() {
    return verdict instanceof TestVerdict.Verified;
  }
}
