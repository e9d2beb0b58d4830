package heapwright.symbolic.step;

import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.InputPointers;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.scalar.Progression;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads of constant arrays at an index that depends on the input. Instead of forking the path by
 * the index, the result is a choice between the segments of the array in which all elements are
 * equal, or each is the one before plus a constant: few in the tables that classify and convert
 * characters.
 */
final class ConstantTables {
  private static final int MOST_ELEMENTS = 1024;
  private static final int MOST_SEGMENTS = 64;

  private final Execution execution;
  private final Terms terms;

  ConstantTables(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  /** Elements from {@code first} to {@code last}, of which the first has a value. */
  private record Segment(long first, long last, Term value, Term step) {}

  /** The element, if the pointer leads into such an array. */
  Optional<SymbolicValue> read(SymbolicValue pointer, Cell cell) {
    SymbolicValue resolved = execution.pointers.resolved(pointer);
    boolean numbers = cell.bits().isEmpty() && cell.type() instanceof IntegerType;
    if (!numbers
        || !(resolved instanceof Address address)
        || execution.state().value(address.offset()).isPresent()) {
      return Optional.empty();
    }
    HeapObject table = execution.memory.object(address.object());
    long size = execution.size(cell.type());
    Progression form = Progression.of(address.offset());
    boolean fits = table.readOnly() && !table.isInput() && form.stride() == size;
    long count = (table.upper() - Math.floorMod(form.base(), size)) / size;
    if (!fits || count < 1 || count > MOST_ELEMENTS) {
      return Optional.empty();
    }
    long first = Math.floorMod(form.base(), size);
    return segments(table, cell, first, size, count)
        .map(all -> chosen(index(table, address.offset(), first, size, count), all));
  }

  private Optional<List<Segment>> segments(
      HeapObject table, Cell cell, long first, long size, long count) {
    List<Segment> found = new ArrayList<>();
    for (long i = 0; i < count; i++) {
      SymbolicValue element = execution.memory.load(new Place(table.id(), first + i * size), cell);
      if (!(element instanceof SymbolicValue.Number n) || !n.term().isConstant()) {
        return Optional.empty();
      }
      extend(found, i, n.term());
      if (found.size() > MOST_SEGMENTS) {
        return Optional.empty();
      }
    }
    return Optional.of(found);
  }

  private void extend(List<Segment> found, long index, Term value) {
    Optional<Segment> last =
        found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
    Optional<Segment> longer = last.flatMap(segment -> longer(segment, value));
    longer.ifPresent(segment -> found.set(found.size() - 1, segment));
    if (longer.isEmpty()) {
      found.add(new Segment(index, index, value, terms.bits(value.width(), 0)));
    }
  }

  private Optional<Segment> longer(Segment s, Term value) {
    long length = s.last() - s.first() + 1;
    Term step = length == 1 ? terms.subtract(value, s.value()) : s.step();
    Term next = terms.add(s.value(), terms.multiply(step, terms.bits(value.width(), length)));
    return next.equals(value)
        ? Optional.of(new Segment(s.first(), s.last() + 1, s.value(), step))
        : Optional.empty();
  }

  /** The index of the element at an offset; the path must assume that there is one. */
  private Term index(HeapObject table, Term offset, long first, long size, long count) {
    InputPointers pointers = execution.pointers;
    Term inside = terms.subtract(offset, pointers.offset(first));
    Term fits = terms.atMostUnsigned(inside, pointers.offset((count - 1) * size));
    execution.evaluator.require(fits, "leaves the bounds of '" + table.name() + "'");
    return terms.divideUnsigned(inside, pointers.offset(size));
  }

  private SymbolicValue chosen(Term index, List<Segment> all) {
    return new SymbolicValue.Number(among(index, all));
  }

  private Term among(Term index, List<Segment> segments) {
    if (segments.size() == 1) {
      Segment only = segments.get(0);
      int width = only.value().width();
      Term nth = terms.subtract(index, execution.pointers.offset(only.first()));
      return terms.add(only.value(), terms.multiply(only.step(), terms.resize(nth, width, false)));
    }
    int half = segments.size() / 2;
    Term border = execution.pointers.offset(segments.get(half).first());
    return terms.choose(
        terms.lessUnsigned(index, border),
        among(index, segments.subList(0, half)),
        among(index, segments.subList(half, segments.size())));
  }
}
