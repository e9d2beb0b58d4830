package heapwright.method.inka;

import heapwright.solve.domains.Cell;
import heapwright.solve.domains.CellType;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.Place;
import java.util.ArrayList;
import java.util.List;

/** What objects start with. */
final class Starts {
  /** A cell of the input that somebody asked for. */
  record Start(Place place, Cell cell) {}

  private final World world;
  private final DomainEngine engine;
  private final List<Start> starts = new ArrayList<>();
  private final Beginnings beginnings;

  Starts(World world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
    beginnings = new Beginnings(world, engine);
  }

  /** Those of the input that somebody asked for. */
  List<Start> all() {
    return starts;
  }

  /** What a cell holds before the call, or when its object begins. */
  Cell at(Place place, CellType type) {
    Objects.Facts fact = world.objects().facts(place.object());
    return switch (fact.origin()) {
      case INPUT, GLOBAL, PARAMETER -> input(place, type);
      case CLEARED -> beginnings.zero(type);
      case FIXED -> beginnings.initial(fact, place, type);
      default -> engine.fresh(place.toString(), type);
    };
  }

  private Cell input(Place place, CellType type) {
    Cell cell = engine.fresh(place.toString(), type);
    starts.add(new Start(place, cell));
    world.onPop(() -> starts.remove(starts.size() - 1));
    return cell;
  }
}
