package heapwright.goal;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.Set;

/** Sees in a run which monitored goals it meets. It receives the events of the machine. */
public interface RunMonitor {

  void entered(Function function);

  void left(Function function);

  void step(Function function, StatementNumber number);

  void decided(Function function, DecisionId decision, int outcome);

  /** Whether the following are called. */
  default boolean isTracing() {
    return false;
  }

  /**
   * Right before a statement has its effect.
   *
   * @param address what a load or a store accesses; 0 for others
   */
  default void executes(Function function, Statement statement, long address) {}

  default void returns(Function function, Terminator.Return end) {}

  /** Bytes are about to be written, by whatever code. */
  default void writes(long address, long length) {}

  /** What the run has met so far. */
  Set<MonitoredGoal> met();
}
