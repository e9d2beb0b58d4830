package heapwright.solve.domains.pointer;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.PointerDomain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.chocosolver.solver.exception.ContradictionException;

/** A pointer this many elements behind another, where how many is a variable. */
final class ElementAddress extends DomainOperator {
  /** As many elements are told apart. */
  private static final int MOST = 4096;

  private final PointerVariable base;
  private final Word index;
  private final long step;
  private final PointerVariable element;
  private final Function<AbstractObject, OptionalLong> size;

  ElementAddress(
      PointerVariable base,
      Word index,
      long step,
      PointerVariable element,
      Function<AbstractObject, OptionalLong> size) {
    super(base.engine, base, index, element);
    this.base = base;
    this.index = index;
    this.step = step;
    this.element = element;
    this.size = size;
  }

  @Override
  public void deduce() throws ContradictionException {
    if (base.targets().isOpen()) {
      return;
    }
    if (element.isFollowed() && step > 0) {
      index.restrict(inside());
    }
    List<AbstractAddress> bases = base.targets().places();
    if ((long) index.values().count(MOST + 1) * bases.size() <= MOST) {
      tryAll(bases);
    }
    if (base.isFixed() && index.isFixed()) {
      entailed();
    }
  }

  /** Elements that are loaded or stored lie in their object. */
  private IntegerSet inside() {
    IntegerSet all = IntegerSet.none();
    for (AbstractAddress place : base.targets().places()) {
      OptionalLong bytes = place.isNowhere() ? OptionalLong.of(0) : size.apply(place.object());
      if (bytes.isEmpty()) {
        return index.values();
      }
      MathematicalInteger first =
          MathematicalInteger.of(place.offset())
              .negated()
              .ceilingDividedBy(MathematicalInteger.of(step));
      MathematicalInteger last =
          MathematicalInteger.of(bytes.getAsLong())
              .minus(MathematicalInteger.ONE)
              .minus(MathematicalInteger.of(place.offset()))
              .floorDividedBy(MathematicalInteger.of(step));
      all = all.union(IntegerSet.between(first, last));
    }
    return all;
  }

  private void tryAll(List<AbstractAddress> bases) throws ContradictionException {
    Set<AbstractAddress> usedBases = new HashSet<>();
    Set<MathematicalInteger> usedIndices = new HashSet<>();
    Set<AbstractAddress> usedElements = new HashSet<>();
    List<MathematicalInteger> indices = new ArrayList<>();
    index.values().forEach(indices::add);
    for (AbstractAddress place : bases) {
      for (MathematicalInteger i : indices) {
        // Addresses are 64 bits long and go round.
        long offset = place.offset() + i.longBits() * step;
        AbstractAddress found = engine.place(place.object(), offset);
        if (element.targets().contains(found)) {
          usedBases.add(place);
          usedIndices.add(i);
          usedElements.add(found);
        }
      }
    }
    element.restrict(PointerDomain.of(usedElements));
    base.restrict(PointerDomain.of(usedBases));
    index.restrict(IntegerSet.of(usedIndices));
  }

  @Override
  public String text() {
    return element.name() + " = " + base.name() + " + " + index.name() + " * " + step;
  }
}
