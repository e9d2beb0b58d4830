package heapwright.analysis.invariant;

import heapwright.ir.Cell;
import java.util.Optional;

/** What memory holds that nobody is known to have written. */
interface Contents {

  /** The value of a piece of memory when it is read for the first time. */
  Optional<Value> initially(State state, Slot slot, Cell cell);
}
