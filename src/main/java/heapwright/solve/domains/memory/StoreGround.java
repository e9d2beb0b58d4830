package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.TypedAddress;

/** A table after a store through a pointer that was not known when it was made. */
final class StoreGround extends Ground {
  private final ConstraintStore engine;
  private final MemoryTable before;
  private final PointerVariable to;
  private final CellVariable stored;
  private final String origin;

  StoreGround(ConstraintStore engine, MemoryTable before, PointerVariable to, CellVariable stored) {
    super(engine);
    this.engine = engine;
    this.before = before;
    this.to = to;
    this.stored = stored;
    origin = engine.origin();
  }

  @Override
  CellVariable make(TypedAddress slot) {
    return engine.madeFor(origin, () -> made(slot));
  }

  private CellVariable made(TypedAddress slot) {
    AbstractAddress place = slot.place();
    boolean serves = slot.serves(stored.type());
    if (to.isFixed() && to.place().equals(place) && serves) {
      return new WordOperations(engine).as(stored, slot.type());
    }
    CellVariable old = before.at(slot);
    if (engine.places().mayBePartlyOver(slot, to, stored.type())) {
      CellVariable after = fresh(slot);
      engine.post(new PartialStore(slot, to, stored, old, after));
      return after;
    }
    if (!to.targets().contains(place)) {
      return old;
    }
    CellVariable after = fresh(slot);
    engine.post(
        new StoreElement(
            place, to, new WordOperations(engine).as(stored, slot.type()), old, after));
    return after;
  }

  private CellVariable fresh(TypedAddress slot) {
    return engine.fresh("*" + to.name() + "@" + slot.place(), slot.type());
  }
}
