package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's access_s: the address of a field of what a pointer points to. Beside the published rules
 * what is accessed exists, closed or not. C goes beyond the publication with pointers into objects
 * (elements of arrays, records in records): of those it is the whole object that must exist.
 */
final class AccessStructure extends Operator {
  private final StructureSet structures;
  private final Pointer object;
  private final long offset;
  private final Pointer field;

  AccessStructure(StructureSet structures, Pointer object, long offset, Pointer field) {
    super(object.engine, variables(structures, object, field));
    this.structures = structures;
    this.object = object;
    this.offset = offset;
    this.field = field;
  }

  private static DomainVariable[] variables(StructureSet set, Pointer object, Pointer field) {
    return object == field
        ? new DomainVariable[] {set, object}
        : new DomainVariable[] {set, object, field};
  }

  /** The place that stands for the whole of the object that a place lies in. */
  static Place home(DomainEngine engine, Place place) {
    return place.offset() == 0 ? place : engine.place(place.object(), 0);
  }

  @Override
  void deduce() throws ContradictionException {
    object.exclude(Place.NULL);
    if (structures.isClosed()) {
      object.restrict(structures.targets());
    }
    if (!object.targets().isOpen()) {
      for (Place place : object.targets().places()) {
        if (structures.lacks(home(engine, place))) {
          object.exclude(place);
        }
      }
    }
    PlaceShift.relate(object, offset, field);
    if (object.isFixed()) {
      if (!isNowhere(object.place())) {
        structures.add(home(engine, object.place()));
      }
      entailed();
    }
  }

  private static boolean isNowhere(Place place) {
    return place.object().equals(Location.NOWHERE);
  }

  @Override
  public String text() {
    return field.name() + " = access_s(" + object.name() + ", +" + offset + ")";
  }
}
