package heapwright.solve.domains;

/** A table after a store through a pointer that was not known when it was made. */
final class StoreGround extends Ground {
  private final DomainEngine engine;
  private final Table before;
  private final Pointer to;
  private final Cell stored;

  StoreGround(DomainEngine engine, Table before, Pointer to, Cell stored) {
    super(engine);
    this.engine = engine;
    this.before = before;
    this.to = to;
    this.stored = stored;
  }

  @Override
  Cell make(Place place, CellType type) {
    Targets targets = to.targets();
    // A pointer of which nothing is known points to cells of the type that is stored through it.
    boolean another = targets.isOpen() && !engine.places().alike(type, stored.type());
    if (another || !targets.contains(place)) {
      engine.places().requireApart(place, type, to, stored.type());
      return before.at(place, type);
    }
    if (to.isFixed()) {
      return stored;
    }
    engine.places().requireApart(place, type, to, stored.type());
    Cell old = before.at(place, type);
    Cell after = engine.fresh("*" + to.name() + "@" + place, type);
    engine.post(new StoreElement(place, to, stored, old, after));
    return after;
  }
}
