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
    this(before, after, made, new Arrivals(before), new Arrivals(after));
  }

  private NewStructure(
      StructureSet before, StructureSet after, Place made, Arrivals ofBefore, Arrivals ofAfter) {
    super(before.engine, before, after);
    this.before = before;
    this.after = after;
    this.made = made;
    this.ofBefore = ofBefore;
    this.ofAfter = ofAfter;
  }

  /** For a memory that was made with what the one before it has and the new place. */
  static NewStructure growing(StructureSet before, StructureSet after, Place made) {
    return new NewStructure(
        before,
        after,
        made,
        new Arrivals(before).afterPresent(),
        new Arrivals(after).afterPresent());
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
