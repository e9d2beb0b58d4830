package heapwright.method.inka;

import heapwright.solve.domains.AbstractMemory;
import heapwright.solve.domains.Cell;
import heapwright.solve.domains.CellSource;
import heapwright.solve.domains.CellType;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cells of a memory where ways join that may have written them: new ones, until it is known
 * which way was taken; then that way's.
 */
final class JoinCells implements CellSource {
  private record Made(Place place, CellType type, Cell cell) {}

  private final World world;
  private final DomainEngine engine;
  private final List<Made> made = new ArrayList<>();
  private Optional<AbstractMemory> taken = Optional.empty();

  JoinCells(World world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  @Override
  public Cell cell(Place place, CellType type) {
    if (taken.isPresent()) {
      return in(taken.get(), place, type);
    }
    Cell cell = engine.fresh("[" + place + "]", type);
    made.add(new Made(place, type, cell));
    world.onPop(() -> made.remove(made.size() - 1));
    return cell;
  }

  private Cell in(AbstractMemory memory, Place place, CellType type) {
    return engine.memories().load(memory, engine.address(place, Calculus.KIND), type);
  }

  /** From now on the cells are those of a memory. */
  void become(AbstractMemory memory) {
    taken = Optional.of(memory);
    world.onPop(() -> taken = Optional.empty());
    for (Made each : List.copyOf(made)) {
      engine.words().equate(each.cell(), in(memory, each.place(), each.type()));
    }
  }

  /** The new cells that somebody asked for so far. */
  List<Cell> cells() {
    return made.stream().map(Made::cell).toList();
  }
}
