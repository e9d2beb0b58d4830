package heapwright.method.addressmapper;

/** Where a pointer is kept: in a variable, or in a cell. */
sealed interface Slot {
  long offset();

  /** A place in the environment. */
  record OfVariable(Variable variable, long offset) implements Slot {}

  /** A place in the memory. */
  record OfCell(CellAddress cell, long offset) implements Slot {}
}
