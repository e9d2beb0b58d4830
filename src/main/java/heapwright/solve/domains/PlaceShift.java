package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/** Pointers that differ by a number of bytes. */
final class PlaceShift {
  private PlaceShift() {}

  /** The second is so many bytes behind the first; neither is NULL. */
  static void relate(Pointer first, long bytes, Pointer second) throws ContradictionException {
    carry(first, bytes, second);
    carry(second, -bytes, first);
  }

  private static void carry(Pointer from, long bytes, Pointer to) throws ContradictionException {
    Targets known = from.targets();
    if (known.isOpen()) {
      for (Place place : known.places()) {
        if (!place.isNull()) {
          to.exclude(from.engine.place(place.object(), place.offset() + bytes));
        }
      }
    } else {
      List<Place> moved = new ArrayList<>();
      for (Place place : known.places()) {
        if (!place.isNull()) {
          moved.add(from.engine.place(place.object(), place.offset() + bytes));
        }
      }
      to.restrict(Targets.of(moved));
    }
  }
}
