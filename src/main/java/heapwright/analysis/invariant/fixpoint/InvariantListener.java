package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.Edge;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.ir.code.BlockId;

/** Receives what the analysis of the outermost function finds, once it has converged. */
public interface InvariantListener {

  /** Control may reach the end of the block in this state. */
  default void atEnd(BlockId block, AbstractState state, int frame) {}

  /** Control may take the edge. */
  default void taken(Edge edge) {}
}
