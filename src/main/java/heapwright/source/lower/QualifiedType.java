package heapwright.source.lower;

import heapwright.ir.Qualifiers;
import heapwright.ir.Type;

/** A type together with the qualifiers of the object that has it. */
record QualifiedType(Type type, Qualifiers qualifiers) {

  static QualifiedType of(Type type) {
    return new QualifiedType(type, Qualifiers.NONE);
  }

  /** This type with more qualifiers. */
  QualifiedType with(Qualifiers more) {
    return new QualifiedType(type, qualifiers.and(more));
  }

  boolean isConst() {
    return qualifiers.isConst();
  }

  boolean isVolatile() {
    return qualifiers.isVolatile();
  }
}
