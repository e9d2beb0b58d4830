package heapwright.source.lower;

import heapwright.ir.ArrayType;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Field;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import java.util.Optional;

/**
 * The object that is initialised, or a part of it.
 *
 * @param offset in bytes from the start of the whole object
 * @param origin how the part was reached; empty for the whole
 */
record Part(Type type, long offset, Optional<Origin> origin) {

  /** A part's place in the one around it. */
  sealed interface Origin {
    Part around();

    record Member(Part around, Field field) implements Origin {}

    record Element(Part around, long index) implements Origin {}
  }

  static Part whole(Type type) {
    return new Part(type, 0, Optional.empty());
  }

  /** How many parts there are to initialise in order: of a union, only the first. */
  long count() {
    if (type instanceof ArrayType array) {
      return array.isComplete() ? array.length() : Long.MAX_VALUE;
    }
    if (Lanes.isVector(type)) {
      return Lanes.of(type).orElseThrow().count();
    }
    if (type instanceof RecordType record) {
      int members = record.fields().size();
      return record.isUnion() ? Math.min(1, members) : members;
    }
    return 1;
  }

  Part child(long index, DataModel model) {
    if (type instanceof ArrayType || Lanes.isVector(type)) {
      Type element =
          type instanceof ArrayType array
              ? array.element()
              : Lanes.of(type).orElseThrow().element();
      long at = offset + index * model.size(element);
      return new Part(element, at, Optional.of(new Origin.Element(this, index)));
    }
    Field field = ((RecordType) type).fields().get((int) index);
    return new Part(
        field.type(), offset + field.offset(), Optional.of(new Origin.Member(this, field)));
  }

  /** How the part is written if it is a scalar. */
  Cell cell() {
    return origin.orElse(null) instanceof Origin.Member member
        ? Conversions.cell(member.field())
        : Cell.of(type);
  }
}
