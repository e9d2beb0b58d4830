package heapwright.analysis.invariant;

import heapwright.ir.Cell;
import java.util.Optional;

/** What memory holds before the function writes it. */
interface InitialContents {

  /** The value of a piece of memory when it is read for the first time. */
  Optional<AbstractValue> initially(AbstractState state, MemorySlot slot, Cell cell);
}
