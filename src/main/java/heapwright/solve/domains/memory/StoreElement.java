package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.TypedAddress;
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

  /** A cell of which a store may have changed a part, and which is as before if it did not. */
  static final class Partial extends DomainOperator {
    private final TypedAddress slot;
    private final PointerVariable to;
    private final CellVariable stored;
    private final CellVariable before;
    private final CellVariable after;

    Partial(
        TypedAddress slot,
        PointerVariable to,
        CellVariable stored,
        CellVariable before,
        CellVariable after) {
      super(to.engine, to, before, after);
      this.slot = slot;
      this.to = to;
      this.stored = stored;
      this.before = before;
      this.after = after;
    }

    @Override
    public void deduce() throws ContradictionException {
      if (engine.places().mayBePartlyOver(slot, to, stored.type())) {
        return;
      }
      if (to.targets().contains(slot.place())) {
        // It may have been changed as a whole, which is another operator's business.
        CellVariable whole = new WordOperations(engine).as(stored, slot.type());
        engine.post(new StoreElement(slot.place(), to, whole, before, after));
        entailed();
      } else if (before.equate(after)) {
        entailed();
      }
    }

    @Override
    public String text() {
      return after.name() + " is " + before.name() + " unless " + to.name() + " points into it";
    }
  }
}
