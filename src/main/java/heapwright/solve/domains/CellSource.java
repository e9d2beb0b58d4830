package heapwright.solve.domains;

/** Makes the cell of a place that nobody has asked for yet. */
public interface CellSource {
  /** A variable of that type. */
  CellVariable cell(AbstractAddress place, CellType type);
}
