package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.ir.type.Cell;
import java.util.Optional;

/** What memory holds before the function writes it. */
public interface InitialContents {

  /** The value of a piece of memory when it is read for the first time. */
  Optional<AbstractValue> initially(AbstractState state, MemorySlot slot, Cell cell);
}
