package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/** INKA's new_s: one memory's places of a kind are another's and a new one. */
final class NewStructure extends StructureStep {
  private final AbstractAddress made;

  NewStructure(StructureSet before, StructureSet after, AbstractAddress made) {
    this(before, after, made, false);
  }

  private NewStructure(
      StructureSet before, StructureSet after, AbstractAddress made, boolean seen) {
    super(before, after, seen);
    this.made = made;
  }

  /** For a memory that was made with what the one before it has and the new place. */
  static NewStructure growing(StructureSet before, StructureSet after, AbstractAddress made) {
    return new NewStructure(before, after, made, true);
  }

  @Override
  public void deduce() throws ContradictionException {
    after.add(made);
    for (AbstractAddress place : newBefore.next()) {
      after.add(place);
    }
    for (AbstractAddress place : newAfter.next()) {
      if (!place.equals(made)) {
        before.add(place);
      }
    }
    for (AbstractAddress place : goneBefore.next()) {
      if (!place.equals(made)) {
        after.exclude(place);
      }
    }
    for (AbstractAddress place : goneAfter.next()) {
      before.exclude(place);
    }
    closeBoth();
  }

  @Override
  public String text() {
    return "new_s(" + before.getName() + ", " + after.getName() + ", " + made + ")";
  }
}
