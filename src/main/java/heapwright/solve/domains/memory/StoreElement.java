package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's store_element for one place: what the cell there is after a store through a pointer that
 * may or may not point to it. A table makes one when the cell is asked for.
 */
final class StoreElement extends DomainOperator {
  private final AbstractAddress place;
  private final PointerVariable to;
  private final CellVariable stored;
  private final CellVariable before;
  private final CellVariable after;

  StoreElement(
      AbstractAddress place,
      PointerVariable to,
      CellVariable stored,
      CellVariable before,
      CellVariable after) {
    super(to.engine, to, stored, before, after);
    this.place = place;
    this.to = to;
    this.stored = stored;
    this.before = before;
    this.after = after;
  }

  @Override
  public void deduce() throws ContradictionException {
    to.follow();
    if (!before.meets(after)) {
      to.assign(place);
    }
    if (!stored.meets(after)) {
      to.exclude(place);
    }
    if (!to.targets().contains(place)) {
      settle(before);
    } else if (to.isFixed()) {
      settle(stored);
    } else {
      after.restrict(before.domain().union(stored.domain()));
    }
  }

  private void settle(CellVariable source) throws ContradictionException {
    if (source.equate(after)) {
      entailed();
    }
  }

  @Override
  public String text() {
    String chosen = stored.name() + " if " + to.name() + " = " + place + ", else " + before.name();
    return "store_element at " + place + ": " + after.name() + " is " + chosen;
  }
}
