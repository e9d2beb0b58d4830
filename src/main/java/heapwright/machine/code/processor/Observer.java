package heapwright.machine.code.processor;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;

/** Watches the path that a run takes. */
public interface Observer {

  default void entered(Function function) {}

  default void left(Function function) {}

  /** A numbered statement begins. */
  default void step(Function function, StatementNumber number) {}

  /**
   * A decision takes an outcome.
   *
   * @param outcome its place among the terminator's successors
   */
  default void decided(Function function, DecisionId decision, int outcome) {}

  /** Whether {@link #compared} is called at all: most do not want to know, and it takes time. */
  default boolean isMeasuring() {
    return false;
  }

  /**
   * Right before control divides by a comparison of whole numbers, or of the order of pointers.
   * What is no comparison is compared with 0, the subject of a switch too. Numbers of more than 64
   * bits are not reported.
   */
  default void compared(Function function, DecisionId decision, long left, long right) {}

  /** Whether {@link #inspected} is called at all: it takes time. */
  default boolean isInspecting() {
    return false;
  }

  /** Right before control divides: what the registers hold. */
  default void inspected(Function function, DecisionId decision, FrameState state) {}

  /** Right before control divides by a comparison of fractions. */
  default void compared(Function function, DecisionId decision, double left, double right) {}

  /** Whether the following are called at all: it takes time. */
  default boolean isTracing() {
    return false;
  }

  /**
   * Right before a statement has its effect.
   *
   * @param address what a load or a store accesses; 0 for others
   */
  default void executes(Function function, Statement statement, long address) {}

  /** Right before a function gives back control. */
  default void returns(Function function, Terminator.Return end) {}

  /** Bytes are about to be written, by whatever code. */
  default void writes(long address, long length) {}
}
