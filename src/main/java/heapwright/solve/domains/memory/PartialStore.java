package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Equality;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.TypedAddress;
import org.chocosolver.solver.exception.ContradictionException;

/** A cell of which a store may have changed a part, and which is as before if it did not. */
final class PartialStore extends DomainOperator {
  private final TypedAddress slot;
  private final PointerVariable to;
  private final CellVariable stored;
  private final CellVariable before;
  private final CellVariable after;

  PartialStore(
      TypedAddress slot,
      PointerVariable to,
      CellVariable stored,
      CellVariable before,
      CellVariable after) {
    super(to.engine, to, Equality.variable(before), Equality.variable(after));
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
    } else if (Equality.enforce(before, after)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return after.name() + " is " + before.name() + " unless " + to.name() + " points into it";
  }
}
