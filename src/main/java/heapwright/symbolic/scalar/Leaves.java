package heapwright.symbolic.scalar;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/** The scalars that a type is made of, in the order of the declaration. */
public final class Leaves {
  private final DataModel model;

  public Leaves(DataModel model) {
    this.model = model;
  }

  /**
   * A scalar or bit-field and where it lies.
   *
   * @param inUnion whether other members may share its bytes, so that its type is only a guess
   */
  public record Leaf(long offset, Cell cell, boolean inUnion) {}

  /** Whether members of a type share bytes, so that its scalars do not tell everything. */
  public static boolean isShared(Type type) {
    if (type instanceof ArrayType array) {
      return isShared(array.element());
    }
    return type instanceof RecordType record
        && record.isComplete()
        && (record.isUnion() || record.fields().stream().anyMatch(f -> isShared(f.type())));
  }

  /** Those of an array of elements that begin in a range of it; of unions, the first member's. */
  public List<Leaf> of(Type element, long from, long size) {
    Walk walk = new Walk(1);
    long stride = Math.max(1, model.size(element));
    for (long base = Math.floorDiv(from, stride) * stride; base < from + size; base += stride) {
      walk.collect(element, base, false);
    }
    return walk.found.stream().filter(l -> l.offset() >= from && l.offset() < from + size).toList();
  }

  /** Those of one object; of unions, those of the first member. */
  public List<Leaf> of(Type type) {
    Walk walk = new Walk(1);
    walk.collect(type, 0, false);
    return walk.found;
  }

  /** Those of one object with all members of unions. */
  public List<Leaf> all(Type type) {
    Walk walk = new Walk(Long.MAX_VALUE);
    walk.collect(type, 0, false);
    return walk.found;
  }

  /** Whether a scalar of an array of elements begins at an offset. */
  public boolean isScalarAt(Type element, long offset) {
    boolean known = element.isScalar() || element.isAggregate();
    return known && of(element, offset, 1).stream().anyMatch(l -> l.offset() == offset);
  }

  /** Whether a byte of an array of elements belongs to no value, C17 6.2.6.1p6. */
  public boolean isPadding(Type element, long offset) {
    if (element instanceof ArrayType array) {
      return isPadding(array.element(), offset);
    }
    if (!(element instanceof RecordType record)
        || !record.isComplete()
        || model.size(record) == 0) {
      return false;
    }
    long at = Math.floorMod(offset, model.size(record));
    return record.fields().stream().noneMatch(field -> holdsValue(field, at - field.offset()));
  }

  private boolean holdsValue(Field field, long at) {
    long size = model.size(field.cell());
    boolean isFlexible = size == 0 && field.type() instanceof ArrayType;
    return at >= 0 && (isFlexible || at < size && !isPadding(field.type(), at));
  }

  private final class Walk {
    private final List<Leaf> found = new ArrayList<>();
    private final long members;

    /**
     * @param members of a union, this many
     */
    Walk(long members) {
      this.members = members;
    }

    void collect(Type type, long offset, boolean inUnion) {
      if (type.isScalar()) {
        found.add(new Leaf(offset, Cell.of(type), inUnion));
      } else if (type instanceof ArrayType array) {
        for (long i = 0; i < array.length(); i++) {
          collect(array.element(), offset + i * model.size(array.element()), inUnion);
        }
      } else if (type instanceof RecordType record && record.isComplete()) {
        record.fields().stream()
            .limit(record.isUnion() ? members : Long.MAX_VALUE)
            .forEach(field -> collect(field, offset, inUnion || record.isUnion()));
      }
    }

    private void collect(Field field, long offset, boolean inUnion) {
      if (field.bits().isPresent()) {
        found.add(new Leaf(offset + field.offset(), field.cell(), inUnion));
      } else {
        collect(field.type(), offset + field.offset(), inUnion);
      }
    }
  }
}
