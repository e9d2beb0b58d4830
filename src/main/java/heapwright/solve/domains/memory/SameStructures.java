package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/** Two memories have the same places, since one path led from one to the other. */
final class SameStructures extends StructureStep {
  SameStructures(StructureSet one, StructureSet other) {
    super(one, other, false);
  }

  @Override
  public void deduce() throws ContradictionException {
    carry(newBefore, goneBefore, after);
    carry(newAfter, goneAfter, before);
    closeBoth();
  }

  private static void carry(Arrivals made, Arrivals gone, StructureSet to)
      throws ContradictionException {
    for (AbstractAddress place : made.next()) {
      to.add(place);
    }
    for (AbstractAddress place : gone.next()) {
      to.exclude(place);
    }
  }

  @Override
  public String text() {
    return before.getName() + " = " + after.getName();
  }
}
