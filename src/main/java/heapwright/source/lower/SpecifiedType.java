package heapwright.source.lower;

import heapwright.ir.DataModel;
import heapwright.ir.Qualifiers;
import heapwright.ir.Type;

/**
 * A type as a declaration gives it.
 *
 * @param alignment in bytes, where a typedef or attribute sets one; 0 for the type's own
 */
record SpecifiedType(Type type, Qualifiers qualifiers, int alignment) {

  static SpecifiedType of(Type type) {
    return new SpecifiedType(type, Qualifiers.NONE, 0);
  }

  SpecifiedType with(Qualifiers more) {
    return new SpecifiedType(type, qualifiers.and(more), alignment);
  }

  SpecifiedType withType(Type other) {
    return new SpecifiedType(other, qualifiers, alignment);
  }

  QualifiedType qualified() {
    return new QualifiedType(type, qualifiers);
  }

  /** The alignment that counts. */
  int alignmentIn(DataModel model) {
    return alignment == 0 ? model.alignment(type) : alignment;
  }
}
