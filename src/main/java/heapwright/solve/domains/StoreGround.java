package heapwright.solve.domains;

import java.util.List;

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
    if (to.isFixed() && to.place().equals(place) && engine.places().alike(type, stored.type())) {
      return engine.words().as(stored, type);
    }
    List<Place> partly = engine.places().partlyOver(place, type, to, stored.type());
    Cell old = before.at(place, type);
    if (!partly.isEmpty()) {
      Cell after = engine.fresh("*" + to.name() + "@" + place, type);
      engine.post(new PartialStore(to, partly, old, after));
      return after;
    }
    // A pointer of which nothing is known points to cells of the type that is stored through it.
    if (!to.targets().contains(place) || !engine.places().alike(type, stored.type())) {
      return old;
    }
    Cell after = engine.fresh("*" + to.name() + "@" + place, type);
    engine.post(new StoreElement(place, to, engine.words().as(stored, type), old, after));
    return after;
  }
}
