package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** INKA's access_s: the address of a field of what a pointer points to. */
final class AccessStructure extends Operator {
  private final StructureSet structures;
  private final Pointer object;
  private final long offset;
  private final Pointer field;

  AccessStructure(StructureSet structures, Pointer object, long offset, Pointer field) {
    super(object.engine, structures, object, field);
    this.structures = structures;
    this.object = object;
    this.offset = offset;
    this.field = field;
  }

  @Override
  int waitsFor(int variable) {
    // New places tell nothing until there can be no more.
    return variable == 0 ? Occasion.BOUNDED : Occasion.ANY;
  }

  @Override
  void deduce() throws ContradictionException {
    object.exclude(Place.NULL);
    if (structures.isClosed()) {
      object.restrict(structures.targets());
    }
    PlaceShift.relate(object, offset, field);
    boolean exists =
        structures.isClosed() || object.isFixed() && structures.contains(object.place());
    if (object.isFixed() && exists) {
      entailed();
    }
  }

  @Override
  public String text() {
    return field.name() + " = access_s(" + object.name() + ", +" + offset + ")";
  }
}
