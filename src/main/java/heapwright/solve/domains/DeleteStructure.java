package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** INKA's delete_s: one memory's places of a kind are another's but for the one that is freed. */
final class DeleteStructure extends Operator {
  private final StructureSet before;
  private final StructureSet after;
  private final Pointer freed;
  private final Arrivals ofBefore;
  private final Arrivals ofAfter;

  DeleteStructure(StructureSet before, StructureSet after, Pointer freed) {
    this(before, after, freed, new Arrivals(before), new Arrivals(after));
  }

  private DeleteStructure(
      StructureSet before, StructureSet after, Pointer freed, Arrivals ofBefore, Arrivals ofAfter) {
    super(before.engine, before, after, freed);
    this.before = before;
    this.after = after;
    this.freed = freed;
    this.ofBefore = ofBefore;
    this.ofAfter = ofAfter;
  }

  /** For a memory that was made with what the one before it has but for what is freed. */
  static DeleteStructure shrinking(StructureSet before, StructureSet after, Pointer freed) {
    return new DeleteStructure(
        before,
        after,
        freed,
        new Arrivals(before).afterPresent(),
        new Arrivals(after).afterPresent());
  }

  @Override
  void deduce() throws ContradictionException {
    freed.exclude(Place.NULL);
    for (Place place : ofAfter.next()) {
      freed.exclude(place);
      before.add(place);
    }
    // What was freed before is not freed again.
    for (Place place : ofBefore.nextAbsent()) {
      freed.exclude(place);
      after.exclude(place);
    }
    keepTheRest();
    if (freed.isFixed()) {
      lose();
    }
    if (before.isClosed()) {
      freed.restrict(before.targets());
      if (freed.isFixed()) {
        finish();
      }
    }
  }

  /** While it is not known what is freed, every place is looked at again when that changes. */
  private void keepTheRest() throws ContradictionException {
    for (Place place : freed.isFixed() ? ofBefore.next() : before.places()) {
      if (!freed.targets().contains(place)) {
        after.add(place);
      } else if (after.lacks(place)) {
        freed.assign(place);
      }
    }
  }

  private void lose() throws ContradictionException {
    after.exclude(freed.place());
    for (Place place : ofAfter.nextAbsent()) {
      if (!place.equals(freed.place())) {
        before.exclude(place);
      }
    }
  }

  private void finish() throws ContradictionException {
    for (Place place : before.places()) {
      if (!freed.place().equals(place)) {
        after.add(place);
      }
    }
    after.close();
    entailed();
  }

  @Override
  public String text() {
    return "delete_s(" + before.getName() + ", " + after.getName() + ", " + freed.name() + ")";
  }
}
