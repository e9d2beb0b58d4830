package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.chocosolver.solver.exception.ContradictionException;

/** A pointer so many elements behind another, where how many is a variable. */
final class ElementAddress extends Operator {
  /** As many elements are told apart. */
  private static final int MOST = 4096;

  private final Pointer base;
  private final Word index;
  private final long step;
  private final Pointer element;
  private final Function<Location, OptionalLong> size;

  ElementAddress(
      Pointer base, Word index, long step, Pointer element, Function<Location, OptionalLong> size) {
    super(base.engine, base, index, element);
    this.base = base;
    this.index = index;
    this.step = step;
    this.element = element;
    this.size = size;
  }

  @Override
  void deduce() throws ContradictionException {
    if (base.targets().isOpen()) {
      return;
    }
    if (element.isFollowed() && step > 0) {
      index.restrict(inside());
    }
    List<Place> bases = base.targets().places();
    if ((long) index.values().count(MOST + 1) * bases.size() <= MOST) {
      tryAll(bases);
    }
    if (base.isFixed() && index.isFixed()) {
      entailed();
    }
  }

  /** Elements that are loaded or stored lie in their object. */
  private Values inside() {
    Values all = Values.none();
    for (Place place : base.targets().places()) {
      OptionalLong bytes =
          place.object().equals(Location.NOWHERE) ? OptionalLong.of(0) : size.apply(place.object());
      if (bytes.isEmpty()) {
        return index.values();
      }
      Whole first = Whole.of(place.offset()).negated().ceilingDividedBy(Whole.of(step));
      Whole last =
          Whole.of(bytes.getAsLong())
              .minus(Whole.ONE)
              .minus(Whole.of(place.offset()))
              .floorDividedBy(Whole.of(step));
      all = all.union(Values.between(first, last));
    }
    return all;
  }

  private void tryAll(List<Place> bases) throws ContradictionException {
    Set<Place> usedBases = new HashSet<>();
    Set<Whole> usedIndices = new HashSet<>();
    Set<Place> usedElements = new HashSet<>();
    List<Whole> indices = new ArrayList<>();
    index.values().forEach(indices::add);
    for (Place place : bases) {
      for (Whole i : indices) {
        // Addresses are 64 bits long and go round.
        long offset = place.offset() + i.longBits() * step;
        Place found = engine.place(place.object(), offset);
        if (element.targets().contains(found)) {
          usedBases.add(place);
          usedIndices.add(i);
          usedElements.add(found);
        }
      }
    }
    element.restrict(Targets.of(usedElements));
    base.restrict(Targets.of(usedBases));
    index.restrict(Values.of(usedIndices));
  }

  @Override
  public String text() {
    return element.name() + " = " + base.name() + " + " + index.name() + " * " + step;
  }
}
