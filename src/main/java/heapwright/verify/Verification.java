package heapwright.verify;

import heapwright.testcase.BranchCounts;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What happened to a file of tests.
 *
 * @param verdicts by the name of the test, in the order of the file
 * @param built whether the file compiles
 * @param coverage what the compiler's coverage counts, by the name of the function as the source
 *     has it, over the tests that are verified
 * @param unmatched the lines of the source on which the compiler counts otherwise than probes
 * @param outcomes how many outcomes the compiler counts on each line of the source
 * @param taken what any of the tests took that did nothing undefined, also of those that are not
 *     verified
 */
public record Verification(
    Map<String, TestVerdict> verdicts,
    boolean built,
    SortedMap<String, GcovCoverage> coverage,
    SortedSet<Integer> unmatched,
    SortedMap<Integer, Integer> outcomes,
    Set<BranchCounts.Outcome> taken) {

  public Verification {
    verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
    coverage = Collections.unmodifiableSortedMap(new TreeMap<>(coverage));
    unmatched = Collections.unmodifiableSortedSet(new TreeSet<>(unmatched));
    outcomes = Collections.unmodifiableSortedMap(new TreeMap<>(outcomes));
    taken = Set.copyOf(taken);
  }

  /** Nothing was run. */
  public static Verification without(Map<String, TestVerdict> verdicts) {
    return new Verification(
        verdicts, false, new TreeMap<>(), new TreeSet<>(), new TreeMap<>(), Set.of());
  }

  /** The same run with verdicts on other tests beside. */
  public Verification with(Map<String, TestVerdict> all) {
    return new Verification(all, built, coverage, unmatched, outcomes, taken);
  }
}
