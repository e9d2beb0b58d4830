package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.CellType;

/** A variable that memory can hold. */
public sealed interface CellVariable permits Word, PointerVariable {
  CellType type();

  String name();

  boolean isFixed();
}
