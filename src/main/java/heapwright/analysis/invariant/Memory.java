package heapwright.analysis.invariant;

import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.IntegerType;
import heapwright.ir.Relation;
import heapwright.ir.VolatileAccess;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads and writes of memory in a state. */
final class Memory {
  private final State state;
  private final DataModel model;
  private final Evaluation evaluation;
  private final Contents contents;
  private final int choices;

  Memory(Analysis analysis, State state, Evaluation evaluation) {
    this.state = state;
    this.model = analysis.program.model();
    this.evaluation = evaluation;
    this.contents = analysis.contents;
    this.choices = analysis.precision.choices();
  }

  Value load(Expression address, Cell cell) {
    Value at = evaluation.of(address);
    used(at);
    if (VolatileAccess.at(address)) {
      return unknown(cell);
    }
    Slot slot = Slot.at(at, cell, model);
    Optional<Value> known = known(slot);
    if (known.isPresent()) {
      return known.get();
    }
    Value value = contents.initially(state, slot, cell).orElseGet(() -> unknown(cell));
    state.cells.put(slot, new Content(value, owner(address)));
    return value;
  }

  Optional<Value> known(Slot slot) {
    Content own = state.cells.get(slot);
    if (own != null) {
      return Optional.of(own.value());
    }
    for (Map.Entry<Slot, Content> cell : state.cells.entrySet()) {
      Slot other = cell.getKey();
      boolean alike =
          other.kind() == slot.kind()
              && other.bytes() == slot.bytes()
              && other.shift() == slot.shift()
              && other.width() == slot.width();
      if (alike && state.difference(other.address(), slot.address()).equals(Interval.of(0))) {
        return Optional.of(cell.getValue().value());
      }
    }
    return Optional.empty();
  }

  /** What is accessed is there: neither the address nor the pointer it comes from is null. */
  private void used(Value address) {
    state.narrow(address, new Interval(1, Interval.NO_HIGH));
    if (!address.isConstant()) {
      int root = state.terms.root(address.name());
      state.narrow(Value.named(root), new Interval(1, Interval.NO_HIGH));
    }
  }

  /** Anything that the cell's bits can be. */
  Value unknown(Cell cell) {
    Value value = evaluation.unknown(cell.type());
    cell.bits()
        .filter(bits -> cell.type().isInteger() && bits.width() < 63)
        .ifPresent(bits -> state.narrow(value, State.range(narrow(cell))));
    return value;
  }

  private static IntegerType narrow(Cell cell) {
    IntegerType type = Evaluation.integer(cell.type());
    int width = Math.min(cell.bits().orElseThrow().width(), type.bits());
    return new IntegerType(type.kind(), width, type.signed());
  }

  void store(Expression address, Value value, Cell cell) {
    Value at = evaluation.of(address);
    used(at);
    new Escape(state).escape(value);
    boolean cut = cell.bits().isPresent() && cell.type().isInteger();
    Value stored = cut ? cut(value, cell) : value;
    Slot slot = Slot.at(at, cell, model);
    Content content = new Content(stored, owner(address));
    overwrite(slot, content);
    if (!VolatileAccess.at(address)) {
      state.cells.put(slot, content);
    }
  }

  private Value cut(Value value, Cell cell) {
    IntegerType type = narrow(cell);
    return new Arithmetic(state, Overflow.WRAPS).inType(value, type, true);
  }

  private void overwrite(Slot slot, Content content) {
    Aliasing aliasing = new Aliasing(state);
    int open = 0;
    for (Map.Entry<Slot, Content> cell : new LinkedHashMap<>(state.cells).entrySet()) {
      Slot other = cell.getKey();
      Aliasing.Relation relation = aliasing.between(other, cell.getValue(), slot, content);
      if (relation == Aliasing.Relation.APART) {
        continue;
      }
      if (other.kind() == Slot.Kind.LENGTH) {
        measure(other, cell.getValue(), slot, content);
        continue;
      }
      boolean both = relation == Aliasing.Relation.ONE_IF_EQUAL && open++ < choices;
      if (relation == Aliasing.Relation.SAME && sameShape(other, slot)) {
        state.cells.put(other, new Content(content.value(), cell.getValue().owner()));
      } else if (both) {
        Value either = either(other, cell.getValue().value(), slot, content.value());
        state.cells.put(other, new Content(either, cell.getValue().owner()));
      } else {
        state.cells.remove(other);
      }
    }
  }

  /** A string's length after a write that may have hit it. */
  private void measure(Slot string, Content length, Slot slot, Content content) {
    new StringLengths(state)
        .written(string, length.value(), slot, content.value())
        .ifPresentOrElse(
            now -> state.cells.put(string, new Content(now, Optional.empty())),
            () -> state.cells.remove(string));
  }

  private static boolean sameShape(Slot a, Slot b) {
    return a.moved(0, 0).equals(b.moved(0, 0));
  }

  private Value either(Slot old, Value before, Slot slot, Value written) {
    if (before.equals(written)) {
      return before;
    }
    Value hit = state.value(new Term.Compared(Relation.EQUAL, old.address(), slot.address()));
    return state.value(new Term.Chosen(hit, written, before));
  }

  /** Forgets whatever lies in this many bytes; a negative number stands for any. */
  void forget(Value address, long bytes) {
    Aliasing aliasing = new Aliasing(state);
    Slot whole = new Slot(address.name(), address.offset(), bytes, Slot.Kind.UNSIGNED, 0, 0);
    Content nothing = new Content(Value.of(0), Optional.empty());
    state
        .cells
        .keySet()
        .removeIf(
            slot -> {
              if (slot.base() == whole.base()) {
                return bytes < 0 || slot.overlaps(whole);
              }
              if (bytes < 0) {
                return !aliasing.rootsApart(
                    state.terms.root(slot.base()), state.terms.root(whole.base()));
              }
              Content content = state.cells.get(slot);
              return aliasing.between(slot, content, whole, nothing) != Aliasing.Relation.APART;
            });
  }

  /** The object that a member is accessed through. */
  private Optional<Content.Owner> owner(Expression address) {
    Expression part = address;
    while (part instanceof Expression.ElementAddress element) {
      part = element.base();
    }
    Optional<Content.Owner> found = Optional.empty();
    while (part instanceof Expression.FieldAddress field) {
      part = field.base();
      if (!(part instanceof Expression.FieldAddress)) {
        found = Optional.of(new Content.Owner(evaluation.of(part), field.record()));
      }
    }
    return found;
  }
}
