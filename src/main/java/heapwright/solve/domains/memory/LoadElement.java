package heapwright.solve.domains.memory;

import heapwright.range.IntegerSet;
import heapwright.range.ValueSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.Occasion;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.PointerDomain;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's load_element once the places that the pointer may point to are finitely many. Beside the
 * published rules the value stays within the union of what the cells may hold.
 */
final class LoadElement extends DomainOperator {
  private final PointerVariable from;
  private final CellVariable loaded;
  private final List<AbstractAddress> places;
  private final List<CellVariable> cells;

  private LoadElement(
      PointerVariable from,
      CellVariable loaded,
      List<AbstractAddress> places,
      List<CellVariable> cells) {
    super(
        from.engine,
        Stream.concat(Stream.of(from, loaded), cells.stream()).toArray(DomainVariable[]::new));
    this.from = from;
    this.loaded = loaded;
    this.places = places;
    this.cells = cells;
  }

  @Override
  public void deduce() throws ContradictionException {
    from.follow();
    for (int i = 0; i < cells.size(); i++) {
      if (!loaded.meets(cells.get(i))) {
        from.exclude(places.get(i));
      }
    }
    if (!from.isFixed()) {
      stayWithin();
    } else if (loaded.equate(cells.get(places.indexOf(from.place())))) {
      entailed();
    }
  }

  private void stayWithin() throws ContradictionException {
    ValueSet all = loaded instanceof Word ? IntegerSet.none() : PointerDomain.of(List.of());
    for (int i = 0; i < cells.size(); i++) {
      if (from.targets().contains(places.get(i))) {
        all = all.union(cells.get(i).domain());
      }
    }
    loaded.restrict(all);
  }

  @Override
  public String text() {
    return text(loaded, from);
  }

  private static String text(CellVariable loaded, PointerVariable from) {
    return loaded.name() + " = load_element(" + from.name() + ")";
  }

  /**
   * The same while the pointer may point anywhere: it learns where it cannot point, and is replaced
   * by {@link LoadElement} when the places become finitely many.
   */
  static final class Open extends DomainOperator {
    private final MemoryTable table;
    private final StructureSet structures;
    private final PointerVariable from;
    private final CellVariable loaded;

    /** Places that are watched already, in this world. */
    private final Set<Integer> watched = new HashSet<>();

    private final CellType type;

    /**
     * @param type as what is loaded
     */
    Open(AbstractMemory memory, PointerVariable from, CellVariable loaded, CellType type) {
      super(from.engine, from, memory.structures());
      table = memory.table();
      structures = memory.structures();
      this.from = from;
      this.loaded = loaded;
      this.type = type;
    }

    @Override
    public int waitsFor(int variable) {
      return variable == 0 ? Occasion.BOUNDED | Occasion.FIXED : Occasion.CHANGED;
    }

    @Override
    public void deduce() throws ContradictionException {
      from.follow();
      engine.deductions().madeFor(origin(), this::advance);
    }

    /** Whether the places are known now. */
    private boolean advance() {
      if (!from.targets().isOpen()) {
        List<AbstractAddress> places = from.targets().places();
        engine.post(
            new LoadElement(from, loaded, places, places.stream().map(this::cell).toList()));
        entailed();
        return true;
      }
      for (AbstractAddress place : structures.places()) {
        boolean comparable = engine.places().isUsed(place, type);
        if (comparable
            && from.targets().contains(place)
            && engine.include(watched, place.number())) {
          watch(place, cell(place));
        }
      }
      return false;
    }

    /** What is there, seen as what is loaded; anything if it is used as something else. */
    private CellVariable cell(AbstractAddress place) {
      return engine.places().isFree(place, type)
          ? new WordOperations(engine).as(table.at(place, type), type)
          : engine.fresh("part of " + place, type);
    }

    /** The value was not loaded from a cell that it has nothing in common with. */
    private void watch(AbstractAddress place, CellVariable cell) {
      engine.post(
          new DomainOperator(engine, from, loaded, cell) {
            @Override
            public void deduce() throws ContradictionException {
              if (!loaded.meets(cell)) {
                from.exclude(place);
              }
              // Once the places are known, load_element itself does this.
              if (!from.targets().isOpen() || !from.targets().contains(place)) {
                entailed();
              }
            }

            @Override
            public String text() {
              return LoadElement.text(loaded, from);
            }
          });
    }

    @Override
    public String text() {
      return LoadElement.text(loaded, from);
    }
  }
}
