package heapwright.method.addressmapper.map;

/** Where a pointer is kept: in a variable, or in a cell. */
public sealed interface PointerSlot {
  long offset();

  /** A place in the environment. */
  record OfVariable(ProgramVariable variable, long offset) implements PointerSlot {}

  /** A place in the memory. */
  record OfCell(CellAddress cell, long offset) implements PointerSlot {}
}
