package heapwright.solve.domains;

import java.util.HashMap;
import java.util.Map;

/** A table that makes its cells when they are asked for, and keeps them until the world is left. */
abstract class Ground {
  private final DomainEngine engine;
  private final Map<Integer, Cell> made = new HashMap<>();

  Ground(DomainEngine engine) {
    this.engine = engine;
  }

  final Cell at(Place place, CellType type) {
    Cell known = made.get(place.number());
    if (known != null) {
      return known;
    }
    Cell cell = make(place, type);
    made.put(place.number(), cell);
    engine.onPop(() -> made.remove(place.number()));
    return cell;
  }

  /** The cell of a place that is asked for the first time. */
  abstract Cell make(Place place, CellType type);
}
