package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** INKA's new_s: one memory's places of a kind are another's and a new one. */
final class NewStructure extends Operator {
  private final StructureSet before;
  private final StructureSet after;
  private final Place made;
  private final Arrivals ofBefore;
  private final Arrivals ofAfter;

  NewStructure(StructureSet before, StructureSet after, Place made) {
    super(before.engine, before, after);
    this.before = before;
    this.after = after;
    this.made = made;
    ofBefore = new Arrivals(before);
    ofAfter = new Arrivals(after);
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
