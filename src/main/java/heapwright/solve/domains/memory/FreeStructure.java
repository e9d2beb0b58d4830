package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * C's free, which is more than the published delete_s: NULL is freed without effect. Makes way for
 * {@link DeleteStructure} or {@link SameStructures} when that is decided; until then what cannot be
 * meant stays.
 */
final class FreeStructure extends DomainOperator {
  private final StructureSet before;
  private final StructureSet after;
  private final PointerVariable freed;

  FreeStructure(StructureSet before, StructureSet after, PointerVariable freed) {
    super(before.engine, before, after, freed);
    this.before = before;
    this.after = after;
    this.freed = freed;
  }

  @Override
  public void deduce() throws ContradictionException {
    if (!freed.targets().contains(AbstractAddress.NULL)) {
      engine.post(new DeleteStructure(before, after, freed));
      entailed();
    } else if (freed.isFixed()) {
      engine.post(new SameStructures(before, after));
      entailed();
    } else {
      narrow();
    }
  }

  private void narrow() throws ContradictionException {
    for (AbstractAddress place : after.places()) {
      freed.exclude(place);
      before.add(place);
    }
    for (AbstractAddress place : before.places()) {
      if (!freed.targets().contains(place)) {
        after.add(place);
      } else if (after.lacks(place)) {
        freed.assign(place);
      }
    }
  }

  @Override
  public String text() {
    return "free(" + before.getName() + ", " + after.getName() + ", " + freed.name() + ")";
  }
}
