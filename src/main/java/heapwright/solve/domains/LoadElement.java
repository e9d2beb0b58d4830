package heapwright.solve.domains;

import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's load_element once the places that the pointer may point to are finitely many. Beside the
 * published rules the value stays within the union of what the cells may hold.
 */
final class LoadElement extends Operator {
  private final Pointer from;
  private final Cell loaded;
  private final List<Place> places;
  private final List<Cell> cells;

  LoadElement(Pointer from, Cell loaded, List<Place> places, List<Cell> cells) {
    super(from.engine, variables(from, loaded, cells));
    this.from = from;
    this.loaded = loaded;
    this.places = List.copyOf(places);
    this.cells = List.copyOf(cells);
  }

  private static DomainVariable[] variables(Pointer from, Cell loaded, List<Cell> cells) {
    DomainVariable[] all = new DomainVariable[cells.size() + 2];
    all[0] = from;
    all[1] = Equality.variable(loaded);
    for (int i = 0; i < cells.size(); i++) {
      all[i + 2] = Equality.variable(cells.get(i));
    }
    return all;
  }

  @Override
  void deduce() throws ContradictionException {
    from.follow();
    for (int i = 0; i < cells.size(); i++) {
      if (!Equality.meet(loaded, cells.get(i))) {
        from.exclude(places.get(i));
      }
    }
    if (from.isFixed()) {
      Cell source = cells.get(places.indexOf(from.place()));
      if (Equality.enforce(loaded, source)) {
        entailed();
      }
    } else {
      stayWithin();
    }
  }

  private void stayWithin() throws ContradictionException {
    if (loaded instanceof Word) {
      Values all = Values.none();
      for (int i = 0; i < cells.size(); i++) {
        if (from.targets().contains(places.get(i))) {
          all = all.union(((Word) cells.get(i)).values());
        }
      }
      ((Word) loaded).restrict(all);
    } else {
      Targets all = Targets.of(List.of());
      for (int i = 0; i < cells.size(); i++) {
        if (from.targets().contains(places.get(i))) {
          all = all.union(((Pointer) cells.get(i)).targets());
        }
      }
      ((Pointer) loaded).restrict(all);
    }
  }

  @Override
  public String text() {
    return loaded.name() + " = load_element(" + from.name() + ")";
  }
}
