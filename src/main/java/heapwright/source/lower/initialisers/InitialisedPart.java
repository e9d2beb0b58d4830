package heapwright.source.lower.initialisers;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import java.util.Optional;

/**
 * The object that is initialised, or a part of it.
 *
 * @param offset in bytes from the start of the whole object
 * @param origin how the part was reached; empty for the whole
 */
record InitialisedPart(Type type, long offset, Optional<Origin> origin) {

  /** A part's place in the one around it. */
  sealed interface Origin {
    InitialisedPart around();

    record Member(InitialisedPart around, Field field) implements Origin {}

    record Element(InitialisedPart around, long index) implements Origin {}
  }

  static InitialisedPart whole(Type type) {
    return new InitialisedPart(type, 0, Optional.empty());
  }

  /** How many parts there are to initialise in order: of a union, only the first. */
  long count() {
    if (type instanceof ArrayType array) {
      return array.isComplete() ? array.length() : Long.MAX_VALUE;
    }
    if (LaneTypes.isVector(type)) {
      return LaneTypes.of(type).orElseThrow().count();
    }
    if (type instanceof RecordType record) {
      int members = record.fields().size();
      return record.isUnion() ? Math.min(1, members) : members;
    }
    return 1;
  }

  InitialisedPart child(long index, DataModel model) {
    if (type instanceof ArrayType || LaneTypes.isVector(type)) {
      Type element =
          type instanceof ArrayType array
              ? array.element()
              : LaneTypes.of(type).orElseThrow().element();
      long at = offset + index * model.size(element);
      return new InitialisedPart(element, at, Optional.of(new Origin.Element(this, index)));
    }
    Field field = ((RecordType) type).fields().get((int) index);
    return new InitialisedPart(
        field.type(), offset + field.offset(), Optional.of(new Origin.Member(this, field)));
  }

  /** How the part is written if it is a scalar. */
  Cell cell() {
    return origin.orElse(null) instanceof Origin.Member member
        ? ImplicitConversions.cell(member.field())
        : Cell.of(type);
  }
}
