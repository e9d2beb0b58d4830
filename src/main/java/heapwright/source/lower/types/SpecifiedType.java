package heapwright.source.lower.types;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.values.QualifiedType;

/**
 * A type as a declaration gives it.
 *
 * @param alignment in bytes, where a typedef or attribute sets one; 0 for the type's own
 */
public record SpecifiedType(Type type, Qualifiers qualifiers, int alignment) {
  private static final int LARGEST_NUMBER = 16;

  public static SpecifiedType of(Type type) {
    return new SpecifiedType(type, Qualifiers.NONE, 0);
  }

  SpecifiedType with(Qualifiers more) {
    return new SpecifiedType(type, qualifiers.and(more), alignment);
  }

  /**
   * The same with the alignment that a qualifier asks for: gcc aligns atomic records of these sizes
   * like numbers of their size, so that instructions for numbers do for them.
   */
  SpecifiedType with(Qualifiers more, DataModel model) {
    SpecifiedType qualified = with(more);
    if (!more.isAtomic() || !(type instanceof RecordType record && record.isComplete())) {
      return qualified;
    }
    long size = model.size(type);
    boolean isNumbers = size <= LARGEST_NUMBER && Long.bitCount(size) == 1;
    int least = isNumbers ? (int) size : 0;
    return new SpecifiedType(
        type, qualified.qualifiers, Math.max(least, qualified.alignmentIn(model)));
  }

  SpecifiedType withType(Type other) {
    return new SpecifiedType(other, qualifiers, alignment);
  }

  QualifiedType qualified() {
    return new QualifiedType(type, qualifiers);
  }

  /** The alignment that counts. */
  public int alignmentIn(DataModel model) {
    return alignment == 0 ? model.alignment(type) : alignment;
  }
}
