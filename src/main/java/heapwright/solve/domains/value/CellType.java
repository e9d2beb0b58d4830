package heapwright.solve.domains.value;

/** What a cell of memory holds. */
public sealed interface CellType permits WordType, AddressCellType {
  int bytes();
}
