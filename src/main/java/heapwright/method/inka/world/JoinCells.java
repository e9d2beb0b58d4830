package heapwright.method.inka.world;

import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.memory.CellSource;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cells of a memory where paths join that may have written them: new ones, until it is known
 * which path was taken; then that path's.
 */
final class JoinCells implements CellSource {
  private record Made(AbstractAddress place, CellType type, CellVariable cell) {}

  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final List<Made> made = new ArrayList<>();
  private Optional<AbstractMemory> taken = Optional.empty();

  JoinCells(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  @Override
  public CellVariable cell(AbstractAddress place, CellType type) {
    if (taken.isPresent()) {
      return in(taken.get(), place, type);
    }
    CellVariable cell = engine.fresh("[" + place + "]", type);
    made.add(new Made(place, type, cell));
    world.onPop(() -> made.remove(made.size() - 1));
    return cell;
  }

  private CellVariable in(AbstractMemory memory, AbstractAddress place, CellType type) {
    return engine.memories().load(memory, engine.address(place, DomainOperators.KIND), type);
  }

  /** From now on the cells are those of a memory. */
  void become(AbstractMemory memory) {
    taken = Optional.of(memory);
    world.onPop(() -> taken = Optional.empty());
    for (Made each : List.copyOf(made)) {
      engine.words().equate(each.cell(), in(memory, each.place(), each.type()));
    }
  }

  /** The new cells that were asked for so far. */
  List<CellVariable> cells() {
    return made.stream().map(Made::cell).toList();
  }
}
