package heapwright.solve.domains;

/** A variable that memory can hold. */
public sealed interface CellVariable permits Word, PointerVariable {
  CellType type();

  String name();

  boolean isFixed();
}
