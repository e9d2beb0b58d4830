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
