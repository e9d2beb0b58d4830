package heapwright.solve.domains;

/** A variable that memory can hold. */
public sealed interface Cell permits Word, Pointer {
  CellType type();

  String name();

  boolean isFixed();
}
