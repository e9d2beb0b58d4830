package heapwright.report.shape;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.report.input.Naming;
import heapwright.report.shape.Elements.Span;
import heapwright.report.shape.ShapePicture.RowContent;
import heapwright.testcase.InputCell;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Takes an object apart by its type. What is neither read nor pointed to is not taken apart; of a
 * union, the members show that are read.
 */
final class ObjectParts {
  private final DataModel model;
  private final Naming naming;
  private final ObjectCells cells;
  private final NavigableSet<Long> marks;
  private final Elements elements;

  /**
   * @param marks the offsets that pointers lead to
   */
  ObjectParts(DataModel model, Naming naming, List<InputCell> cells, NavigableSet<Long> marks) {
    this.model = model;
    this.naming = naming;
    this.cells = new ObjectCells(model, cells);
    this.marks = marks;
    elements = new Elements(marks);
  }

  /** The parts of this many elements of a type. */
  List<ObjectPart> of(Type element, long length) {
    List<ObjectPart> parts = new ArrayList<>();
    if (length != 1) {
      parts.addAll(unwrapped(array("", new ArrayType(element, length), 0)));
    } else if (element instanceof RecordType record && record.isComplete()) {
      parts.addAll(members(record, 0));
    } else {
      parts.addAll(unwrapped(part("", element, 0)));
    }
    parts.addAll(unplaced(0, Long.MAX_VALUE));
    return parts;
  }

  /** A part of an argument list, or of the globals. */
  ObjectPart named(String name, Type type) {
    ObjectPart part = part(name, type, 0);
    List<ObjectPart> unplaced = unplaced(0, Long.MAX_VALUE);
    return unplaced.isEmpty()
        ? part
        : ObjectPart.group(
            name, 0, part.size(), Stream.concat(Stream.of(part), unplaced.stream()).toList());
  }

  private static List<ObjectPart> unwrapped(ObjectPart part) {
    return part.content().isPresent() ? List.of(part) : part.parts();
  }

  private ObjectPart part(String name, Type type, long at) {
    if (type instanceof ArrayType array) {
      return array(name, array, at);
    }
    if (type.isScalar()) {
      return scalar(name, type, at, cells.takeAlike(at, type));
    }
    long size = type instanceof RecordType r && !r.isComplete() ? 0 : model.size(type);
    if (!(type instanceof RecordType record) || isFree(at, at + size)) {
      return ObjectPart.leaf(name, at, size, new RowContent.Free());
    }
    return ObjectPart.group(name, at, size, withUnplaced(members(record, at), at, size));
  }

  private ObjectPart scalar(String name, Type type, long at, Optional<InputCell> cell) {
    RowContent content = cell.map(c -> RowContent.of(c, naming)).orElseGet(RowContent.Free::new);
    return ObjectPart.leaf(name, at, model.size(type), content);
  }

  private boolean isFree(long start, long end) {
    return cells.offsets(start, end).isEmpty() && marks.subSet(start, end).isEmpty();
  }

  private List<ObjectPart> withUnplaced(List<ObjectPart> parts, long at, long size) {
    List<ObjectPart> all = new ArrayList<>(parts);
    all.addAll(unplaced(at, at + size));
    return all;
  }

  /** What is read where no part begins, or as something else than what is there. */
  private List<ObjectPart> unplaced(long start, long end) {
    return cells.left(start, end).stream()
        .map(
            c ->
                ObjectPart.leaf(
                    "+" + c.offset() + " " + c.cell().type(),
                    c.offset(),
                    model.size(c.cell().type()),
                    RowContent.of(c, naming)))
        .toList();
  }

  private List<ObjectPart> members(RecordType record, long at) {
    List<ObjectPart> parts = new ArrayList<>();
    for (Field field : record.fields()) {
      List<ObjectPart> member = member(field, at + field.offset(), record.isUnion());
      boolean hidden =
          record.isUnion()
              && !isFree(at, at + model.size(record))
              && member.stream().allMatch(ObjectPart::isFree);
      if (!hidden) {
        parts.addAll(member);
      }
    }
    return parts;
  }

  private List<ObjectPart> member(Field field, long at, boolean inUnion) {
    if (field.bits().isPresent()) {
      int width = field.bits().get().width();
      String name = field.name() + ":" + width;
      return List.of(scalar(name, field.type(), at, cells.take(at, field.cell())));
    }
    if (field.isAnonymous() && field.type() instanceof RecordType inner) {
      return members(inner, at);
    }
    boolean exact = inUnion && field.type().isScalar();
    return List.of(
        exact
            ? scalar(field.name(), field.type(), at, cells.take(at, Cell.of(field.type())))
            : part(field.name(), field.type(), at));
  }

  private ObjectPart array(String name, ArrayType array, long at) {
    long step = Math.max(1, model.size(array.element()));
    long length = array.isComplete() ? array.length() : openLength(at, step);
    long size = length * step;
    if (isFree(at, at + size)) {
      return ObjectPart.leaf(name, at, size, new RowContent.Free());
    }
    List<Span> spans =
        array.element() instanceof IntegerType letter && step == 1
            ? new CharacterArrays(cells, marks, naming).spans(letter, at, length)
            : spans(array.element(), at, length, step);
    if (spans.size() == 1 && spans.get(0).part().content().isPresent()
        || CharacterArrays.isString(spans)) {
      return ObjectPart.leaf(name, at, size, spans.get(0).part().content().orElseThrow());
    }
    return ObjectPart.group(name, at, size, withUnplaced(elements.shorten(spans), at, size));
  }

  /** Of an array without a length, as much as is looked at or pointed to. */
  private long openLength(long at, long step) {
    TreeSet<Long> seen = new TreeSet<>(cells.offsets(at, Long.MAX_VALUE));
    seen.addAll(marks.tailSet(at, true));
    return seen.isEmpty() ? 0 : (seen.last() - at) / step + 1;
  }

  private List<Span> spans(Type element, long at, long length, long step) {
    TreeSet<Long> touched = new TreeSet<>();
    cells.offsets(at, at + length * step).forEach(o -> touched.add((o - at) / step));
    marks.subSet(at, at + length * step).forEach(o -> touched.add((o - at) / step));
    List<Span> spans = new ArrayList<>();
    long next = 0;
    for (long index : touched) {
      Elements.gap(next, index, at, step).ifPresent(spans::add);
      spans.add(new Span(index, index, part("", element, at + index * step)));
      next = index + 1;
    }
    Elements.gap(next, length, at, step).ifPresent(spans::add);
    return spans;
  }
}
