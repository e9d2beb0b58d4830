package heapwright.testcase;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each outcome of the decisions of a file was taken: by line, and there by decision. The
 * decisions of a line have no order.
 */
public record BranchCounts(SortedMap<Integer, List<List<Long>>> byLine) {

  public BranchCounts {
    SortedMap<Integer, List<List<Long>>> copy = new TreeMap<>();
    byLine.forEach(
        (line, decisions) -> copy.put(line, decisions.stream().map(List::copyOf).toList()));
    byLine = Collections.unmodifiableSortedMap(copy);
  }
}
