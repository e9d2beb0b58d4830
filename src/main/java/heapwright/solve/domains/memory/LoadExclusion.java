package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Equality;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/** A value that was not loaded from a cell it has nothing in common with. */
final class LoadExclusion extends DomainOperator {
  private final PointerVariable from;
  private final CellVariable loaded;
  private final AbstractAddress place;
  private final CellVariable cell;

  LoadExclusion(
      PointerVariable from, CellVariable loaded, AbstractAddress place, CellVariable cell) {
    super(from.engine, from, Equality.variable(loaded), Equality.variable(cell));
    this.from = from;
    this.loaded = loaded;
    this.place = place;
    this.cell = cell;
  }

  @Override
  public void deduce() throws ContradictionException {
    if (!Equality.meet(loaded, cell)) {
      from.exclude(place);
    }
    // Once the places are known, load_element itself does this.
    if (!from.targets().isOpen() || !from.targets().contains(place)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return loaded.name() + " = load_element(" + from.name() + ")";
  }
}
