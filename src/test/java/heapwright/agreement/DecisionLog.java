package heapwright.agreement;

import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.machine.code.processor.Observer;
import heapwright.testcase.BranchCounts;
import java.util.HashMap;
import java.util.Map;

/** Counts how often each outcome of each decision is taken on the machine. */
final class DecisionLog implements Observer {
  private final Map<BranchCounts.Outcome, Long> taken = new HashMap<>();

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    taken.merge(new BranchCounts.Outcome(function.symbol(), decision, outcome), 1L, Long::sum);
  }

  BranchCounts counts() {
    return new BranchCounts(taken);
  }
}
