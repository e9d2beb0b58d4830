package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Equality;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's store_element for one place: what the cell there is after a store through a pointer that
 * may or may not point to it. A table makes one when somebody asks for the cell.
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
    super(
        to.engine,
        to,
        Equality.variable(stored),
        Equality.variable(before),
        Equality.variable(after));
    this.place = place;
    this.to = to;
    this.stored = stored;
    this.before = before;
    this.after = after;
  }

  @Override
  public void deduce() throws ContradictionException {
    to.follow();
    if (!Equality.meet(before, after)) {
      to.assign(place);
    }
    if (!Equality.meet(stored, after)) {
      to.exclude(place);
    }
    if (!to.targets().contains(place)) {
      settle(before);
    } else if (to.isFixed()) {
      settle(stored);
    } else {
      Equality.within(after, before, stored);
    }
  }

  private void settle(CellVariable source) throws ContradictionException {
    if (Equality.enforce(source, after)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return "store_element at "
        + place
        + ": "
        + after.name()
        + " is "
        + stored.name()
        + " if "
        + to.name()
        + " = "
        + place
        + ", else "
        + before.name();
  }
}
