package heapwright.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.testcase.BranchCounts;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Decisions that are foreseen are missing as a whole; everything else is a disagreement. */
class CountComparisonTest {

  private static CountComparison comparison(List<List<Long>> decisions, List<Long> counters) {
    return new CountComparison(
        new BranchCounts(new TreeMap<>(Map.of(7, decisions))), new TreeMap<>(Map.of(7, counters)));
  }

  private static void agrees(List<List<Long>> decisions, List<Long> counters) {
    CountComparison comparison = comparison(decisions, counters);
    assertEquals(List.of(), comparison.differences());
    assertEquals(Set.of(), comparison.foreseen());
  }

  private static void isForeseen(List<List<Long>> decisions, List<Long> counters) {
    CountComparison comparison = comparison(decisions, counters);
    assertEquals(List.of(), comparison.differences());
    assertEquals(Set.of(7), comparison.foreseen());
  }

  private static void differs(List<List<Long>> decisions, List<Long> counters) {
    assertEquals(1, comparison(decisions, counters).differences().size());
  }

  @Test
  void theOrderOfOutcomesAndUntakenOnesDoNotMatter() {
    agrees(List.of(List.of(1L, 2L), List.of(0L, 2L)), List.of(2L, 0L, 2L, 1L));
    agrees(List.of(List.of(1L, 0L), List.of(0L, 0L)), List.of(0L, 1L));
    agrees(List.of(List.of(0L, 0L)), List.of());
  }

  @Test
  void wholeDecisionsMayBeForeseen() {
    isForeseen(List.of(List.of(0L, 1L)), List.of());
    isForeseen(List.of(List.of(3L, 1L), List.of(0L, 3L)), List.of(1L, 3L));
    isForeseen(List.of(List.of(3L, 1L), List.of(0L, 3L)), List.of(3L, 0L));
  }

  @Test
  void nothingElseIsExcused() {
    differs(List.of(List.of(0L, 1L)), List.of(1L, 1L));
    differs(List.of(List.of(3L, 1L), List.of(0L, 3L)), List.of(1L, 0L));
    differs(List.of(), List.of(1L, 0L));
    CountComparison elsewhere =
        new CountComparison(
            new BranchCounts(new TreeMap<>(Map.of(7, List.of(List.of(1L, 0L))))), new TreeMap<>());
    assertEquals(List.of("line 7: predicted [1], counted []"), elsewhere.differences());
  }
}
