package heapwright.source.lower.types;

import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import java.util.OptionalInt;

/**
 * A member of a record before it has a place.
 *
 * @param name empty for anonymous records and unnamed bit-fields
 * @param typeAlignment what the type as written asks for, in bytes
 * @param ownAlignment what an attribute of the member itself asks for; 0 for nothing
 * @param packed by an attribute of its own or of the record
 * @param width of a bit-field
 * @param packLimit of {@code #pragma pack}; 0 for none
 */
public record Member(
    String name,
    Type type,
    Qualifiers qualifiers,
    int typeAlignment,
    int ownAlignment,
    boolean packed,
    OptionalInt width,
    int packLimit) {

  boolean isBitField() {
    return width.isPresent();
  }

  boolean hasZeroWidth() {
    return isBitField() && width.getAsInt() == 0;
  }
}
