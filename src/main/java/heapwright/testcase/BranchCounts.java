package heapwright.testcase;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import java.util.Map;
import java.util.Set;

/**
 * How often each outcome of the decisions of the user's files was taken.
 *
 * @param taken those that were taken at all
 * @param open functions that the library called as often as it liked, such as what {@code qsort}
 *     compares with: C17 7.22.5.2 does not say how often, so their counts are not determined
 */
public record BranchCounts(Map<Outcome, Long> taken, Set<SymbolId> open) {
  public static final BranchCounts NONE = new BranchCounts(Map.of());

  /**
   * One of the outcomes of a decision.
   *
   * @param index among the successors of the decision's terminator
   */
  public record Outcome(SymbolId function, DecisionId decision, int index) {}

  public BranchCounts {
    taken = Map.copyOf(taken);
    open = Set.copyOf(open);
  }

  public BranchCounts(Map<Outcome, Long> taken) {
    this(taken, Set.of());
  }

  public long of(Outcome outcome) {
    return taken.getOrDefault(outcome, 0L);
  }
}
