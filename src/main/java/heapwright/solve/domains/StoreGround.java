package heapwright.solve.domains;

/** A table after a store through a pointer that was not known when it was made. */
final class StoreGround extends Ground {
  private final DomainEngine engine;
  private final Table before;
  private final Pointer to;
  private final Cell stored;
  private final String origin;

  StoreGround(DomainEngine engine, Table before, Pointer to, Cell stored) {
    super(engine);
    this.engine = engine;
    this.before = before;
    this.to = to;
    this.stored = stored;
    origin = engine.origin();
  }

  @Override
  Cell make(Slot slot) {
    return engine.madeFor(origin, () -> made(slot));
  }

  private Cell made(Slot slot) {
    Place place = slot.place();
    boolean serves = slot.serves(stored.type());
    if (to.isFixed() && to.place().equals(place) && serves) {
      return engine.words().as(stored, slot.type());
    }
    Cell old = before.at(slot);
    if (engine.places().mayBePartlyOver(slot, to, stored.type())) {
      Cell after = fresh(slot);
      engine.post(new PartialStore(slot, to, stored, old, after));
      return after;
    }
    if (!to.targets().contains(place)) {
      return old;
    }
    Cell after = fresh(slot);
    engine.post(new StoreElement(place, to, engine.words().as(stored, slot.type()), old, after));
    return after;
  }

  private Cell fresh(Slot slot) {
    return engine.fresh("*" + to.name() + "@" + slot.place(), slot.type());
  }
}
