package heapwright.verify;

import heapwright.testcase.BranchCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What was predicted beside what the compiled code counted, line by line. Outcomes that were never
 * taken do not matter: a compiler drops the code of functions that nobody calls, and their counters
 * with it. It also drops decisions that it foresees, as that of {@code (x & 12) == 13}; then the
 * counters of such a line are those of the other decisions, exactly.
 */
final class CountComparison {
  /** With more decisions on a line than this, none of them is taken for foreseen. */
  private static final int MOST = 16;

  private final List<String> differences = new ArrayList<>();
  private final SortedSet<Integer> foreseen = new TreeSet<>();

  /**
   * @param counted by line; every line with code has an entry, but what is foreseen may have no
   *     code
   */
  CountComparison(BranchCounts predicted, SortedMap<Integer, List<Long>> counted) {
    SortedMap<Integer, List<List<Long>>> lines = new TreeMap<>(predicted.byLine());
    counted.keySet().forEach(line -> lines.putIfAbsent(line, List.of()));
    boolean isCounted = !counted.isEmpty();
    lines.forEach(
        (line, decisions) ->
            compare(line, decisions, counted.getOrDefault(line, List.of()), isCounted));
  }

  private void compare(int line, List<List<Long>> decisions, List<Long> there, boolean isCounted) {
    List<Long> here = decisions.stream().flatMap(List::stream).toList();
    if (taken(here).equals(taken(there))) {
      return;
    }
    if (isCounted && decisions.size() <= MOST && isPart(decisions, there)) {
      foreseen.add(line);
    } else {
      differences.add("line " + line + ": predicted " + taken(here) + ", counted " + taken(there));
    }
  }

  private static List<Long> taken(List<Long> counts) {
    return counts.stream().filter(count -> count > 0).sorted().toList();
  }

  /** Whether some of the decisions are what is counted. */
  private static boolean isPart(List<List<Long>> decisions, List<Long> counters) {
    if (decisions.isEmpty() || counters.isEmpty()) {
      return counters.isEmpty();
    }
    List<List<Long>> rest = decisions.subList(1, decisions.size());
    List<Long> left = new ArrayList<>(counters);
    boolean isThere = decisions.get(0).stream().allMatch(left::remove);
    return isThere && isPart(rest, left) || isPart(rest, counters);
  }

  /** Where they disagree, a line of text each. */
  List<String> differences() {
    return differences;
  }

  /** The lines with decisions that the compiler foresaw. */
  SortedSet<Integer> foreseen() {
    return foreseen;
  }
}
