package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    if (from.targets().isOpen()) {
      exclude(from, bytes, to);
      return;
    }
    List<Place> moved = new ArrayList<>();
    for (Place place : from.targets().places()) {
      moved.add(from.engine.place(place.object(), place.offset() + bytes));
    }
    to.restrict(Targets.of(moved));
  }

  /** Only places that somebody named: pointers that push one another on would else never rest. */
  private static void exclude(Pointer from, long bytes, Pointer to) throws ContradictionException {
    for (Place place : from.targets().places()) {
      Optional<Place> behind = from.engine.places().known(place.object(), place.offset() + bytes);
      if (behind.isPresent()) {
        to.exclude(behind.get());
      }
    }
  }
}
