package heapwright.goal;

import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.Set;

/** Sees in a run which monitored goals it meets. It receives the events of the machine. */
public interface RunMonitor {

  void entered(Function function);

  void left(Function function);

  void step(Function function, StatementNumber number);

  void decided(Function function, DecisionId decision, int outcome);

  /** What the run has met so far. */
  Set<MonitoredGoal> met();
}
