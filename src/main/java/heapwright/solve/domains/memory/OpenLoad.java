package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Occasion;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's load_element while the pointer may point anywhere: it learns where it cannot point, and
 * makes way for {@link LoadElement} when the places become finitely many.
 */
final class OpenLoad extends DomainOperator {
  private final MemoryTable table;
  private final StructureSet structures;
  private final PointerVariable from;
  private final CellVariable loaded;

  /** Places that are watched already, in this world. */
  private final Set<Integer> watched = new HashSet<>();

  OpenLoad(MemoryTable table, StructureSet structures, PointerVariable from, CellVariable loaded) {
    super(from.engine, from, structures);
    this.table = table;
    this.structures = structures;
    this.from = from;
    this.loaded = loaded;
  }

  @Override
  public int waitsFor(int variable) {
    return variable == 0 ? Occasion.BOUNDED | Occasion.FIXED : Occasion.CHANGED;
  }

  @Override
  public void deduce() throws ContradictionException {
    from.follow();
    engine.madeFor(origin(), this::advance);
  }

  /** Whether the places are known now. */
  private boolean advance() {
    if (!from.targets().isOpen()) {
      List<AbstractAddress> places = from.targets().places();
      List<CellVariable> cells = new ArrayList<>();
      for (AbstractAddress place : places) {
        cells.add(cell(place));
      }
      engine.post(new LoadElement(from, loaded, places, cells));
      entailed();
      return true;
    }
    for (AbstractAddress place : structures.places()) {
      boolean comparable = engine.slots().isUsed(place, loaded.type());
      if (comparable && from.targets().contains(place) && watched.add(place.number())) {
        engine.onPop(() -> watched.remove(place.number()));
        engine.post(new LoadExclusion(from, loaded, place, cell(place)));
      }
    }
    return false;
  }

  /** What is there, seen as what is loaded; anything if it is used as something else. */
  private CellVariable cell(AbstractAddress place) {
    CellType type = loaded.type();
    return engine.slots().isFree(place, type)
        ? new WordOperations(engine).as(table.at(place, type), type)
        : engine.fresh("part of " + place, type);
  }

  @Override
  public String text() {
    return loaded.name() + " = load_element(" + from.name() + ")";
  }
}
