package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** INKA's new_s: one memory's places of a kind are another's and a new one. */
final class NewStructure extends StructureStep {
  private final Place made;

  NewStructure(StructureSet before, StructureSet after, Place made) {
    this(before, after, made, false);
  }

  private NewStructure(StructureSet before, StructureSet after, Place made, boolean seen) {
    super(before, after, seen);
    this.made = made;
  }

  /** For a memory that was made with what the one before it has and the new place. */
  static NewStructure growing(StructureSet before, StructureSet after, Place made) {
    return new NewStructure(before, after, made, true);
  }

  @Override
  void deduce() throws ContradictionException {
    after.add(made);
    for (Place place : ofBefore.next()) {
      after.add(place);
    }
    for (Place place : ofAfter.next()) {
      if (!place.equals(made)) {
        before.add(place);
      }
    }
    for (Place place : ofBefore.nextAbsent()) {
      if (!place.equals(made)) {
        after.exclude(place);
      }
    }
    for (Place place : ofAfter.nextAbsent()) {
      before.exclude(place);
    }
    if (before.isClosed() || after.isClosed()) {
      before.close();
      after.close();
      entailed();
    }
  }

  @Override
  public String text() {
    return "new_s(" + before.getName() + ", " + after.getName() + ", " + made + ")";
  }
}
