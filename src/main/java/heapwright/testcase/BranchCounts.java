package heapwright.testcase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each outcome of the decisions of a file was taken, by line. The outcomes of a line have
 * no order, and those never taken do not appear: a compiler drops the code of functions that nobody
 * calls, and their counters with it.
 */
public record BranchCounts(SortedMap<Integer, List<Long>> byLine) {

  public BranchCounts {
    SortedMap<Integer, List<Long>> taken = new TreeMap<>();
    byLine.forEach(
        (line, counts) -> {
          List<Long> positive = counts.stream().filter(count -> count > 0).sorted().toList();
          if (!positive.isEmpty()) {
            taken.put(line, positive);
          }
        });
    byLine = Collections.unmodifiableSortedMap(taken);
  }

  /** Where the compiler counted otherwise, a line of text each. */
  public List<String> differencesFrom(BranchCounts counted) {
    SortedMap<Integer, List<Long>> lines = new TreeMap<>(byLine);
    lines.putAll(counted.byLine);
    List<String> differences = new ArrayList<>();
    for (int line : lines.keySet()) {
      List<Long> here = byLine.getOrDefault(line, List.of());
      List<Long> there = counted.byLine.getOrDefault(line, List.of());
      if (!here.equals(there)) {
        differences.add("line " + line + ": predicted " + here + ", counted " + there);
      }
    }
    return differences;
  }
}
