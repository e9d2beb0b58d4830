package heapwright.symbolic.scalar;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.Comparator;
import java.util.Optional;

/** How the source names what lies inside an object: {@code .left}, {@code [2].left}. */
public final class MemberNames {
  private final DataModel model;

  public MemberNames(DataModel model) {
    this.model = model;
  }

  /** The part of a name that comes behind the object's: {@code [2].left}, or nothing. */
  public String within(Type element, long offset, Cell cell) {
    long size = elementSize(element);
    long index = Math.floorDiv(offset, size);
    return (index == 0 ? "" : "[" + index + "]") + inside(element, offset - index * size, cell);
  }

  /** {@code root->left}, {@code a[2]}, {@code *x}: what lies behind a pointer that has a name. */
  public String pointed(String pointer, Type element, long offset, Cell cell) {
    long size = elementSize(element);
    long index = Math.floorDiv(offset, size);
    return pointed(pointer, element, index, inside(element, offset - index * size, cell));
  }

  private static String pointed(String pointer, Type element, long index, String inside) {
    String base = pointer.startsWith("*") ? "(" + pointer + ")" : pointer;
    if (index != 0) {
      return base + "[" + index + "]" + inside;
    }
    if (element instanceof RecordType) {
      return base + "->" + (inside.startsWith(".") ? inside.substring(1) : inside);
    }
    return element instanceof ArrayType ? "(*" + pointer + ")" + inside : "*" + pointer + inside;
  }

  private String inside(Type whole, long offset, Cell cell) {
    if (whole instanceof RecordType record && record.isComplete()) {
      return field(record, offset, cell)
          .map(f -> (f.isAnonymous() ? "" : "." + f.name()) + member(f, offset, cell))
          .orElse(".[" + offset + "]");
    }
    if (whole instanceof ArrayType array && sizeOf(array.element()) > 0) {
      long size = sizeOf(array.element());
      return "[" + offset / size + "]" + inside(array.element(), offset % size, cell);
    }
    return offset == 0 ? "" : ".[" + offset + "]";
  }

  private String member(Field field, long offset, Cell cell) {
    return field.bits().isPresent() ? "" : inside(field.type(), offset - field.offset(), cell);
  }

  /** Of several members of a union, or bit-fields of a byte, the one that is read as declared. */
  private Optional<Field> field(RecordType record, long offset, Cell cell) {
    return record.fields().stream()
        .filter(f -> f.offset() <= offset && offset < f.offset() + extent(f))
        .min(
            Comparator.comparing((Field f) -> f.offset() != offset || !f.cell().equals(cell))
                .thenComparing(f -> !f.type().equals(cell.type())));
  }

  private long extent(Field field) {
    return field
        .bits()
        .map(bits -> (long) bits.bytes())
        .orElseGet(
            () ->
                field.type() instanceof ArrayType a && !a.isComplete()
                    ? Long.MAX_VALUE / 2
                    : sizeOf(field.type()));
  }

  private long elementSize(Type element) {
    return Math.max(1, sizeOf(element));
  }

  private long sizeOf(Type type) {
    boolean known = !(type instanceof RecordType record) || record.isComplete();
    return known ? model.size(type) : 1;
  }
}
