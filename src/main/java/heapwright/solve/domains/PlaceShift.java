package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/** Pointers that differ by a number of bytes; what is so far behind NULL is a place as well. */
final class PlaceShift {
  private PlaceShift() {}

  /** The second is so many bytes behind the first. */
  static void relate(Pointer first, long bytes, Pointer second) throws ContradictionException {
    carry(first, bytes, second);
    carry(second, -bytes, first);
  }

  private static void carry(Pointer from, long bytes, Pointer to) throws ContradictionException {
    List<Place> moved = new ArrayList<>();
    for (Place place : from.targets().places()) {
      moved.add(from.engine.place(place.object(), place.offset() + bytes));
    }
    if (!from.targets().isOpen()) {
      to.restrict(Targets.of(moved));
      return;
    }
    for (Place place : moved) {
      to.exclude(place);
    }
  }
}
