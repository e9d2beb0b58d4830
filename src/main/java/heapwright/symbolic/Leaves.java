package heapwright.symbolic;

import heapwright.ir.ArrayType;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Field;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import java.util.ArrayList;
import java.util.List;

/** The scalars that a type is made of; of a union, those of its first member. */
public final class Leaves {
  private final DataModel model;

  public Leaves(DataModel model) {
    this.model = model;
  }

  /** A scalar or bit-field and where it lies. */
  public record Leaf(long offset, Cell cell) {}

  /** Whether members of a type share bytes, so that its scalars do not tell everything. */
  public static boolean isShared(Type type) {
    if (type instanceof ArrayType array) {
      return isShared(array.element());
    }
    return type instanceof RecordType record
        && record.isComplete()
        && (record.isUnion() || record.fields().stream().anyMatch(f -> isShared(f.type())));
  }

  /** Those of an array of elements that begin in a stretch of it. */
  List<Leaf> of(Type element, long from, long size) {
    List<Leaf> found = new ArrayList<>();
    long stride = Math.max(1, model.size(element));
    for (long base = Math.floorDiv(from, stride) * stride; base < from + size; base += stride) {
      collect(element, base, found);
    }
    return found.stream().filter(l -> l.offset() >= from && l.offset() < from + size).toList();
  }

  /** Those of one object. */
  public List<Leaf> of(Type type) {
    List<Leaf> found = new ArrayList<>();
    collect(type, 0, found);
    return found;
  }

  /** Whether a scalar of an array of elements begins at an offset. */
  public boolean isScalarAt(Type element, long offset) {
    boolean known = element.isScalar() || element.isAggregate();
    return known && of(element, offset, 1).stream().anyMatch(l -> l.offset() == offset);
  }

  private void collect(Type type, long offset, List<Leaf> found) {
    if (type.isScalar()) {
      found.add(new Leaf(offset, Cell.of(type)));
    } else if (type instanceof ArrayType array) {
      for (long i = 0; i < array.length(); i++) {
        collect(array.element(), offset + i * model.size(array.element()), found);
      }
    } else if (type instanceof RecordType record && record.isComplete()) {
      record.fields().stream()
          .limit(record.isUnion() ? 1 : Long.MAX_VALUE)
          .forEach(field -> collect(field, offset, found));
    }
  }

  private void collect(Field field, long offset, List<Leaf> found) {
    if (field.bits().isPresent()) {
      found.add(new Leaf(offset + field.offset(), field.cell()));
    } else {
      collect(field.type(), offset + field.offset(), found);
    }
  }
}
