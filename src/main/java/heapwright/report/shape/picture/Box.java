package heapwright.report.shape.picture;

import java.util.List;

/**
 * A record of a picture: something with a name, and rows.
 *
 * @param type as C has it; empty for what is no object
 */
public record Box(BoxId id, Kind kind, String title, String type, List<BoxRow> rows) {

  /** What the box stands for. */
  public enum Kind {
    /** What the caller hands over. */
    INPUT,
    /** An object of the heap. */
    OBJECT
  }

  public Box {
    rows = List.copyOf(rows);
  }

  /** Where a pointer to a byte leads: the whole, a row, or the place behind the last. */
  public Anchor anchor(long offset) {
    if (offset == 0) {
      return new Anchor.Whole();
    }
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).start() == offset && rows.get(i).end() > offset) {
        return new Anchor.AtRow(i);
      }
    }
    for (int i = rows.size() - 1; i >= 0; i--) {
      if (rows.get(i).start() <= offset && offset < rows.get(i).end()) {
        return new Anchor.AtRow(i);
      }
    }
    return new Anchor.Behind();
  }
}
