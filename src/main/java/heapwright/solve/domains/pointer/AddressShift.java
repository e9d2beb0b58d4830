package heapwright.solve.domains.pointer;

import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chocosolver.solver.exception.ContradictionException;

/** Pointers that differ by a number of bytes; what is so far behind NULL is a place as well. */
public final class AddressShift {
  private AddressShift() {}

  /** The second is this many bytes behind the first. */
  public static void relate(PointerVariable first, long bytes, PointerVariable second)
      throws ContradictionException {
    carry(first, bytes, second);
    carry(second, -bytes, first);
  }

  private static void carry(PointerVariable from, long bytes, PointerVariable to)
      throws ContradictionException {
    if (from.targets().isOpen()) {
      exclude(from, bytes, to);
      return;
    }
    List<AbstractAddress> moved = new ArrayList<>();
    for (AbstractAddress place : from.targets().places()) {
      moved.add(from.engine.place(place.object(), place.offset() + bytes));
    }
    to.restrict(PointerDomain.of(moved));
  }

  /**
   * Only places that are known already: pointers that push one another on would else never rest.
   */
  private static void exclude(PointerVariable from, long bytes, PointerVariable to)
      throws ContradictionException {
    for (AbstractAddress place : from.targets().places()) {
      Optional<AbstractAddress> behind =
          from.engine.places().known(place.object(), place.offset() + bytes);
      if (behind.isPresent()) {
        to.exclude(behind.get());
      }
    }
  }
}
