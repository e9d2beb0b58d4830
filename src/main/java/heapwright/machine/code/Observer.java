package heapwright.machine.code;

import heapwright.ir.DecisionId;
import heapwright.ir.Function;
import heapwright.ir.StatementNumber;

/** Watches the path that a run takes. */
public interface Observer {

  default void entered(Function function) {}

  default void left(Function function) {}

  /** A numbered statement begins. */
  default void step(Function function, StatementNumber number) {}

  /**
   * Control divides.
   *
   * @param outcome the place of the taken way among the terminator's successors
   */
  default void decided(Function function, DecisionId decision, int outcome) {}
}
