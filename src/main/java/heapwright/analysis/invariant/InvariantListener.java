package heapwright.analysis.invariant;

import heapwright.analysis.Edge;
import heapwright.ir.BlockId;

/** Is told what the analysis of the outermost function finds, once it has settled. */
interface InvariantListener {

  /** Control may come to the end of the block in this state. */
  default void atEnd(BlockId block, AbstractState state, int frame) {}

  /** Control may take the edge. */
  default void taken(Edge edge) {}
}
