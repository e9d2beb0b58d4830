package heapwright.source.lower.types;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordLayout;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Lays out records as gcc does on x86 (its stor-layout rules with PCC_BITFIELD_TYPE_MATTERS, and
 * without the alignment of unnamed bit-fields). Works in bits.
 */
public final class RecordLayouter {
  private static final int BYTE = 8;

  private final DataModel model;
  private final boolean union;
  private final List<Field> fields = new ArrayList<>();
  private long position;
  private long unionSize;
  private long alignment;

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

  private RecordLayouter(DataModel model, boolean union, int alignment) {
    this.model = model;
    this.union = union;
    this.alignment = BYTE * (long) Math.max(1, alignment);
  }

  /**
   * @param alignment what the record's own attributes ask for, in bytes; 0 for nothing
   */
  public static RecordLayout layOut(
      DataModel model, boolean union, List<Member> members, int alignment) {
    RecordLayouter layouter = new RecordLayouter(model, union, alignment);
    members.forEach(layouter::place);
    return layouter.finished();
  }

  private RecordLayout finished() {
    long bits = roundUp(union ? unionSize : position, alignment);
    return new RecordLayout(fields, bits / BYTE, (int) (alignment / BYTE));
  }

  private void place(Member member) {
    long desired = desiredAlignment(member);
    alignment = Math.max(alignment, recordAlignment(member, desired));
    if (union) {
      add(member, 0);
      unionSize = Math.max(unionSize, roundUp(size(member), BYTE));
      return;
    }
    position = roundUp(position, desired);
    if (member.isBitField() && straddles(member)) {
      position = roundUp(position, typeAlignment(member));
    }
    add(member, position);
    position += size(member);
  }

  private static long typeAlignment(Member member) {
    return BYTE * (long) member.typeAlignment();
  }

  /** Where the member may begin. */
  private static long desiredAlignment(Member member) {
    long own = BYTE * (long) member.ownAlignment();
    if (member.hasZeroWidth()) {
      // Neither packed nor #pragma pack concern a bit-field whose only purpose is to align.
      return Math.max(own, typeAlignment(member));
    }
    long desired;
    if (member.isBitField()) {
      desired = Math.max(1, own);
    } else if (member.packed()) {
      desired = Math.max(BYTE, own);
    } else {
      desired = Math.max(own, typeAlignment(member));
    }
    return limited(member, desired);
  }

  private static long limited(Member member, long bits) {
    return member.packLimit() == 0 ? bits : Math.min(bits, BYTE * (long) member.packLimit());
  }

  /** What the member asks of the record around it. */
  private static long recordAlignment(Member member, long desired) {
    if (!member.isBitField()) {
      return desired;
    }
    if (member.name().isEmpty()) {
      return 1;
    }
    long byType = typeAlignment(member);
    if (member.packLimit() != 0) {
      byType = limited(member, byType);
    } else if (member.packed()) {
      byType = Math.min(byType, BYTE);
    }
    return Math.max(desired, byType);
  }

  /** Whether the bits would touch more units of their type's alignment than the type itself. */
  private boolean straddles(Member member) {
    if (member.packed() || member.packLimit() != 0 || member.hasZeroWidth()) {
      return false;
    }
    long unit = typeAlignment(member);
    long typeBits = BYTE * model.size(member.type());
    return (position % unit + size(member) + unit - 1) / unit > typeBits / unit;
  }

  private long size(Member member) {
    return member.isBitField() ? member.width().getAsInt() : BYTE * model.size(member.type());
  }

  private void add(Member member, long bit) {
    if (member.isBitField() && member.name().isEmpty()) {
      return;
    }
    Optional<BitRange> bits =
        member.isBitField()
            ? Optional.of(new BitRange((int) (bit % BYTE), member.width().getAsInt()))
            : Optional.empty();
    fields.add(new Field(member.name(), member.type(), member.qualifiers(), bit / BYTE, bits));
  }

  private static long roundUp(long bits, long unit) {
    return (bits + unit - 1) / unit * unit;
  }
}
