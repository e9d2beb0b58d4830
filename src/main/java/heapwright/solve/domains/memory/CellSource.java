package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;

/** Makes the cell of a place that nobody has asked for yet. */
public interface CellSource {
  /** A variable of that type. */
  CellVariable cell(AbstractAddress place, CellType type);
}
