package heapwright.testcase;

import heapwright.ir.DecisionId;
import heapwright.ir.SymbolId;
import java.util.Map;

/**
 * How often each outcome of the decisions of the user's files was taken.
 *
 * @param taken those that were taken at all
 */
public record BranchCounts(Map<Outcome, Long> taken) {
  public static final BranchCounts NONE = new BranchCounts(Map.of());

  /**
   * One of the ways that a decision can go.
   *
   * @param index among the successors of the decision's terminator
   */
  public record Outcome(SymbolId function, DecisionId decision, int index) {}

  public BranchCounts {
    taken = Map.copyOf(taken);
  }

  public long of(Outcome outcome) {
    return taken.getOrDefault(outcome, 0L);
  }
}
