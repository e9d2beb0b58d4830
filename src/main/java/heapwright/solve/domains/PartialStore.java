package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** A cell of which a store may have changed a part, and which is as before if it did not. */
final class PartialStore extends Operator {
  private final Slot slot;
  private final Pointer to;
  private final Cell stored;
  private final Cell before;
  private final Cell after;

  PartialStore(Slot slot, Pointer to, Cell stored, Cell before, Cell after) {
    super(to.engine, to, Equality.variable(before), Equality.variable(after));
    this.slot = slot;
    this.to = to;
    this.stored = stored;
    this.before = before;
    this.after = after;
  }

  @Override
  void deduce() throws ContradictionException {
    if (engine.places().mayBePartlyOver(slot, to, stored.type())) {
      return;
    }
    if (to.targets().contains(slot.place())) {
      // It may have been changed as a whole, which is another operator's business.
      Cell whole = engine.words().as(stored, slot.type());
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
