package heapwright.source.lower.values;

import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;

/** A type together with the qualifiers of the object that has it. */
public record QualifiedType(Type type, Qualifiers qualifiers) {

  public static QualifiedType of(Type type) {
    return new QualifiedType(type, Qualifiers.NONE);
  }
}
