package heapwright.exhaustive;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Where the scalars of a type lie, as a read of some bytes sees them. */
final class Slots {
  private static final long SMALL = 8;

  private final DataModel model;

  Slots(DataModel model) {
    this.model = model;
  }

  /**
   * A scalar or bit-field.
   *
   * @param readings as what it may be read; more than one in a union
   */
  record Slot(long offset, List<Cell> readings) {
    long end(DataModel model) {
      return offset + bytes(readings.get(0), model);
    }
  }

  static int bytes(Cell cell, DataModel model) {
    return cell.bits().map(bits -> bits.bytes()).orElseGet(() -> (int) model.size(cell.type()));
  }

  /** The slots of an array that a stretch touches, with all that share bytes with them. */
  List<Slot> touching(Type element, long from, long to) {
    long size = Math.max(1, model.size(element));
    long first = from;
    long last = to;
    while (true) {
      List<Slot> found = new ArrayList<>();
      for (long base = Math.floorDiv(first, size) * size; base < last; base += size) {
        collect(element, base, first, last, found);
      }
      long least = found.stream().mapToLong(Slot::offset).min().orElse(first);
      long most = found.stream().mapToLong(s -> s.end(model)).max().orElse(last);
      if (least >= first && most <= last) {
        return found;
      }
      first = Math.min(first, least);
      last = Math.max(last, most);
    }
  }

  private void collect(Type type, long offset, long from, long to, List<Slot> found) {
    if (type.isScalar()) {
      add(new Slot(offset, List.of(Cell.of(type))), from, to, found);
    } else if (type instanceof ArrayType array && array.isComplete()) {
      for (long i = 0; i < array.length(); i++) {
        collect(array.element(), offset + i * model.size(array.element()), from, to, found);
      }
    } else if (type instanceof RecordType record && record.isComplete()) {
      if (record.isUnion()) {
        shared(record, offset, from, to, found);
      } else {
        record.fields().forEach(field -> field(field, offset, from, to, found));
      }
    }
  }

  private void field(Field field, long offset, long from, long to, List<Slot> found) {
    if (field.bits().isPresent()) {
      Slot slot = new Slot(offset + field.offset(), List.of(field.cell()));
      add(slot, from, to, found);
    } else {
      collect(field.type(), offset + field.offset(), from, to, found);
    }
  }

  private void add(Slot slot, long from, long to, List<Slot> found) {
    if (slot.offset() < to && from < slot.end(model)) {
      found.add(slot);
    }
  }

  /** Members that have a scalar of just this stretch; if there is none, the widest member. */
  private void shared(RecordType union, long offset, long from, long to, List<Slot> found) {
    List<Cell> readings = new ArrayList<>();
    for (Field member : union.fields()) {
      List<Slot> slots = new ArrayList<>();
      field(member, offset, from, to, slots);
      slots.stream()
          .filter(s -> s.offset() == from && s.end(model) == to)
          .forEach(s -> readings.addAll(s.readings()));
    }
    if (!readings.isEmpty() && readings.stream().allMatch(c -> c.bits().isEmpty())) {
      found.add(new Slot(from, readings));
      return;
    }
    union.fields().stream()
        .max(Comparator.comparingLong(f -> model.size(f.type())))
        .ifPresent(widest -> field(widest, offset, from, to, found));
  }

  /**
   * Where objects of a type begin inside one of another type: members, whatever their sign; a
   * character anywhere in something small.
   */
  List<Long> inside(Type whole, Type part) {
    List<Long> found = new ArrayList<>();
    boolean isByte = part instanceof IntegerType i && i.bits() == Byte.SIZE;
    if (isByte && !whole.isScalar() && model.size(whole) > SMALL) {
      search(whole, part, 0, found);
    } else if (isByte) {
      for (long i = 0; i < model.size(whole); i++) {
        found.add(i);
      }
    } else {
      search(whole, part, 0, found);
    }
    return found;
  }

  private static Type unsigned(Type type) {
    return type instanceof IntegerType i ? i.withSign(false) : type;
  }

  private void search(Type whole, Type part, long offset, List<Long> found) {
    if (unsigned(whole).equals(unsigned(part))) {
      found.add(offset);
    } else if (whole instanceof ArrayType array && array.isComplete()) {
      for (long i = 0; i < array.length(); i++) {
        search(array.element(), part, offset + i * model.size(array.element()), found);
      }
    } else if (whole instanceof RecordType record && record.isComplete()) {
      record.fields().stream()
          .filter(f -> f.bits().isEmpty())
          .forEach(f -> search(f.type(), part, offset + f.offset(), found));
    }
  }
}
