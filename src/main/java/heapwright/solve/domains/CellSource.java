package heapwright.solve.domains;

/** Makes the cell of a place that nobody has asked for yet. */
public interface CellSource {
  /** A variable of that type. */
  Cell cell(Place place, CellType type);
}
