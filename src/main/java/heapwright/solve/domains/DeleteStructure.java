package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** INKA's delete_s: one memory's places of a kind are another's but for the one that is freed. */
final class DeleteStructure extends Operator {
  private final StructureSet before;
  private final StructureSet after;
  private final Pointer freed;

  DeleteStructure(StructureSet before, StructureSet after, Pointer freed) {
    super(before.engine, before, after, freed);
    this.before = before;
    this.after = after;
    this.freed = freed;
  }

  @Override
  void deduce() throws ContradictionException {
    freed.exclude(Place.NULL);
    for (Place place : after.places()) {
      freed.exclude(place);
      before.add(place);
    }
    for (Place place : before.places()) {
      if (!freed.targets().contains(place)) {
        after.add(place);
      } else if (after.isClosed() && !after.contains(place)) {
        freed.assign(place);
      }
    }
    if (before.isClosed()) {
      freed.restrict(before.targets());
      if (freed.isFixed()) {
        finish();
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
