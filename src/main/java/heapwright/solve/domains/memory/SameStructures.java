package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/** Two memories have the same places of a kind, since one path led from one to the other. */
final class SameStructures extends StructureStep {
  SameStructures(StructureSet one, StructureSet other) {
    super(one, other, false);
  }

  @Override
  public void deduce() throws ContradictionException {
    carry(ofBefore, after);
    carry(ofAfter, before);
    if (before.isClosed() || after.isClosed()) {
      before.close();
      after.close();
      entailed();
    }
  }

  private static void carry(Arrivals from, StructureSet to) throws ContradictionException {
    for (AbstractAddress place : from.next()) {
      to.add(place);
    }
    for (AbstractAddress place : from.nextAbsent()) {
      to.exclude(place);
    }
  }

  @Override
  public String text() {
    return before.getName() + " = " + after.getName();
  }
}
