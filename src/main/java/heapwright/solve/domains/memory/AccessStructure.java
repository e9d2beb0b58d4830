package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.pointer.AddressShift;
import heapwright.solve.domains.value.AbstractAddress;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * INKA's access_s: the address of a field of what a pointer points to. Beside the published rules
 * what is accessed exists, closed or not. C goes beyond the publication with pointers into objects
 * (elements of arrays, records in records) and to variables: of the former it is the whole object
 * that must exist, the latter always do, and that all is closed says nothing of where they point.
 */
final class AccessStructure extends DomainOperator {
  private static final int FEW = 16;

  private final StructureSet structures;
  private final PointerVariable object;
  private final long offset;
  private final PointerVariable field;
  private final boolean whole;

  private AccessStructure(
      StructureSet structures,
      PointerVariable object,
      long offset,
      PointerVariable field,
      boolean whole) {
    super(object.engine, variables(structures, object, field));
    this.structures = structures;
    this.object = object;
    this.offset = offset;
    this.field = field;
    this.whole = whole;
  }

  /** Of a pointer to a structure, as in the publication. */
  static AccessStructure field(
      StructureSet structures, PointerVariable object, long offset, PointerVariable field) {
    return new AccessStructure(structures, object, offset, field, true);
  }

  /**
   * Without any field.
   *
   * @param whole whether it is a structure that the pointer points to
   */
  static AccessStructure existing(StructureSet structures, PointerVariable object, boolean whole) {
    return new AccessStructure(structures, object, 0, object, whole);
  }

  private static DomainVariable[] variables(
      StructureSet set, PointerVariable object, PointerVariable field) {
    return object == field
        ? new DomainVariable[] {set, object}
        : new DomainVariable[] {set, object, field};
  }

  /** The place that stands for the whole of the object that a place lies in. */
  static AbstractAddress wholeObject(ConstraintStore engine, AbstractAddress place) {
    return place.offset() == 0 ? place : engine.place(place.object(), 0);
  }

  @Override
  public void deduce() throws ContradictionException {
    object.exclude(AbstractAddress.NULL);
    if (whole && structures.isClosed() && isWorthNaming()) {
      object.restrict(structures.targets());
    }
    if (!object.targets().isOpen()) {
      for (AbstractAddress place : object.targets().places()) {
        if (!place.object().lasting() && structures.lacks(wholeObject(engine, place))) {
          object.exclude(place);
        }
      }
    }
    AddressShift.relate(object, offset, field);
    if (object.isFixed()) {
      if (!object.place().object().lasting()) {
        structures.add(wholeObject(engine, object.place()));
      }
      entailed();
    }
  }

  /** To name all places of an open pointer costs every operator on it as much as there are. */
  private boolean isWorthNaming() {
    return !object.targets().isOpen() || structures.size() <= FEW;
  }

  @Override
  public String text() {
    return field.name() + " = access_s(" + object.name() + ", +" + offset + ")";
  }
}
