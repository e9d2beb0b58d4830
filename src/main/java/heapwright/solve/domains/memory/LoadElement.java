package heapwright.solve.domains.memory;

import heapwright.range.IntegerSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.Equality;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.List;
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

  LoadElement(
      PointerVariable from,
      CellVariable loaded,
      List<AbstractAddress> places,
      List<CellVariable> cells) {
    super(from.engine, variables(from, loaded, cells));
    this.from = from;
    this.loaded = loaded;
    this.places = List.copyOf(places);
    this.cells = List.copyOf(cells);
  }

  private static DomainVariable[] variables(
      PointerVariable from, CellVariable loaded, List<CellVariable> cells) {
    DomainVariable[] all = new DomainVariable[cells.size() + 2];
    all[0] = from;
    all[1] = Equality.variable(loaded);
    for (int i = 0; i < cells.size(); i++) {
      all[i + 2] = Equality.variable(cells.get(i));
    }
    return all;
  }

  @Override
  public void deduce() throws ContradictionException {
    from.follow();
    for (int i = 0; i < cells.size(); i++) {
      if (!Equality.meet(loaded, cells.get(i))) {
        from.exclude(places.get(i));
      }
    }
    if (from.isFixed()) {
      CellVariable source = cells.get(places.indexOf(from.place()));
      if (Equality.enforce(loaded, source)) {
        entailed();
      }
    } else {
      stayWithin();
    }
  }

  private void stayWithin() throws ContradictionException {
    if (loaded instanceof Word) {
      IntegerSet all = IntegerSet.none();
      for (int i = 0; i < cells.size(); i++) {
        if (from.targets().contains(places.get(i))) {
          all = all.union(((Word) cells.get(i)).values());
        }
      }
      ((Word) loaded).restrict(all);
    } else {
      PointerDomain all = PointerDomain.of(List.of());
      for (int i = 0; i < cells.size(); i++) {
        if (from.targets().contains(places.get(i))) {
          all = all.union(((PointerVariable) cells.get(i)).targets());
        }
      }
      ((PointerVariable) loaded).restrict(all);
    }
  }

  @Override
  public String text() {
    return loaded.name() + " = load_element(" + from.name() + ")";
  }
}
