package heapwright.verify;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;

/**
 * What became of a file of tests.
 *
 * @param verdicts by the name of the test, in the order of the file
 * @param coverage by the name of the function as the source has it, over the tests that are
 *     verified; empty if nothing was compiled
 */
public record Verification(Map<String, Verdict> verdicts, SortedMap<String, Coverage> coverage) {

  public Verification {
    verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
    coverage = Collections.unmodifiableSortedMap(coverage);
  }
}
