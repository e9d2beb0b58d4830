package heapwright.source.llvm.type;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Field;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordLayout;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the members of a class lie. */
final class RecordMembers {
  private final DebugNotes notes;
  private final DebugTypes types;

  RecordMembers(DebugNotes notes, DebugTypes types) {
    this.notes = notes;
    this.types = types;
  }

  RecordLayout layout(DebugNote record) {
    List<Field> fields = new ArrayList<>();
    for (DebugNote member : notes.listed(record, "elements")) {
      switch (member.text("tag")) {
        case "DW_TAG_member" -> member(member).ifPresent(fields::add);
        case "DW_TAG_inheritance" -> base(member).ifPresent(fields::add);
        default -> {}
      }
    }
    long bytes = record.number("size") / 8;
    return new RecordLayout(fields, bytes, alignment(fields, bytes));
  }

  private Optional<Field> member(DebugNote member) {
    if (member.hasFlag("DIFlagStaticMember")) {
      return Optional.empty();
    }
    long offset = member.number("offset");
    Optional<BitRange> bits =
        member.hasFlag("DIFlagBitField")
            ? Optional.of(new BitRange((int) (offset % 8), (int) member.number("size")))
            : Optional.empty();
    Type type = types.of(member.reference("baseType"));
    return Optional.of(new Field(member.text("name"), type, Qualifiers.NONE, offset / 8, bits));
  }

  /**
   * A base class is a member without a name, so that its members are found as those of C's
   * anonymous structures. An empty one takes no place; where a virtual one lies, only the vtable
   * knows.
   */
  private Optional<Field> base(DebugNote member) {
    Type type = types.of(member.reference("baseType"));
    boolean isEmpty =
        type instanceof RecordType record && record.isComplete() && record.fields().isEmpty();
    return isEmpty || member.hasFlag("DIFlagVirtual")
        ? Optional.empty()
        : Optional.of(
            new Field("", type, Qualifiers.NONE, member.number("offset") / 8, Optional.empty()));
  }

  private int alignment(List<Field> fields, long bytes) {
    int alignment = 1;
    for (Field field : fields) {
      alignment = Math.max(alignment, types.alignment(field.type()));
    }
    while (bytes % alignment != 0) {
      alignment /= 2;
    }
    return alignment;
  }
}
