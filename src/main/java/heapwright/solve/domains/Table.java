package heapwright.solve.domains;

import heapwright.symbolic.persistent.IntMap;

/**
 * tab(m): the cells of a memory. Cells stored at known places lie over a ground that makes others.
 */
final class Table {
  private final DomainEngine engine;
  private final Ground ground;
  private final IntMap<Cell> known;

  private Table(DomainEngine engine, Ground ground, IntMap<Cell> known) {
    this.engine = engine;
    this.ground = ground;
    this.known = known;
  }

  static Table over(DomainEngine engine, Ground ground) {
    return new Table(engine, ground, IntMap.empty());
  }

  /** The variable that a place holds, of the type that it was first used with. */
  Cell at(Place place, CellType type) {
    CellType settled = engine.places().claim(place, type);
    Cell cell = known.getOrDefault(place.number(), null);
    return cell != null ? cell : ground.at(place, settled);
  }

  Table with(Place place, Cell cell) {
    return new Table(engine, ground, known.with(place.number(), cell));
  }
}
