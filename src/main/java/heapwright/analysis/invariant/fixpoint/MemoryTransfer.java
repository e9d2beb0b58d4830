package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.state.AbstractArithmetic;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.Aliasing;
import heapwright.analysis.invariant.state.ConstantMemory;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.code.Expression;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads and writes of memory in a state. */
final class MemoryTransfer {
  private final AbstractState state;
  private final DataModel model;
  private final ExpressionTransfer evaluation;
  private final ConstantMemory contents;
  private final int choices;

  MemoryTransfer(InvariantAnalysis analysis, AbstractState state, ExpressionTransfer evaluation) {
    this.state = state;
    this.model = analysis.program.model();
    this.evaluation = evaluation;
    this.contents = analysis.contents;
    this.choices = analysis.precision.choices();
  }

  AbstractValue load(Expression address, Cell cell) {
    AbstractValue at = evaluation.of(address);
    used(at);
    if (VolatileAccess.at(address)) {
      return unknown(cell);
    }
    MemorySlot slot = MemorySlot.at(at, cell, model);
    Optional<AbstractValue> known = known(slot);
    if (known.isPresent()) {
      return known.get();
    }
    AbstractValue value = contents.initially(state, slot).orElseGet(() -> unknown(cell));
    state.cells.put(slot, new CellContent(value, owner(address)));
    return value;
  }

  Optional<AbstractValue> known(MemorySlot slot) {
    CellContent own = state.cells.get(slot);
    if (own != null) {
      return Optional.of(own.value());
    }
    for (Map.Entry<MemorySlot, CellContent> cell : state.cells.entrySet()) {
      MemorySlot other = cell.getKey();
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
  private void used(AbstractValue address) {
    state.narrow(address, new Interval(1, Interval.NO_HIGH));
    if (!address.isConstant()) {
      int root = state.terms.root(address.name());
      state.narrow(AbstractValue.named(root), new Interval(1, Interval.NO_HIGH));
    }
  }

  /** Anything that the cell's bits can be. */
  AbstractValue unknown(Cell cell) {
    AbstractValue value = evaluation.unknown(cell.type());
    cell.bits()
        .filter(bits -> cell.type().isInteger() && bits.width() < 63)
        .ifPresent(bits -> state.narrow(value, Interval.of(narrow(cell))));
    return value;
  }

  private static IntegerType narrow(Cell cell) {
    IntegerType type = ExpressionTransfer.integer(cell.type());
    int width = Math.min(cell.bits().orElseThrow().width(), type.bits());
    return new IntegerType(type.kind(), width, type.signed());
  }

  void store(Expression address, AbstractValue value, Cell cell) {
    AbstractValue at = evaluation.of(address);
    used(at);
    state.escape(value);
    boolean cut = cell.bits().isPresent() && cell.type().isInteger();
    AbstractValue stored = cut ? cut(value, cell) : value;
    MemorySlot slot = MemorySlot.at(at, cell, model);
    CellContent content = new CellContent(stored, owner(address));
    overwrite(slot, content);
    if (!VolatileAccess.at(address)) {
      state.cells.put(slot, content);
    }
  }

  private AbstractValue cut(AbstractValue value, Cell cell) {
    IntegerType type = narrow(cell);
    return new AbstractArithmetic(state, OverflowSemantics.WRAPS).inType(value, type, true);
  }

  private void overwrite(MemorySlot slot, CellContent content) {
    Aliasing aliasing = new Aliasing(state);
    int open = 0;
    for (Map.Entry<MemorySlot, CellContent> cell : new LinkedHashMap<>(state.cells).entrySet()) {
      MemorySlot other = cell.getKey();
      Aliasing.Relation relation = aliasing.between(other, cell.getValue(), slot, content);
      if (relation == Aliasing.Relation.APART) {
        continue;
      }
      if (other.kind() == MemorySlot.Kind.LENGTH) {
        measure(other, cell.getValue(), slot, content);
        continue;
      }
      boolean both = relation == Aliasing.Relation.ONE_IF_EQUAL && open++ < choices;
      if (relation == Aliasing.Relation.SAME && sameShape(other, slot)) {
        state.cells.put(other, new CellContent(content.value(), cell.getValue().owner()));
      } else if (both) {
        AbstractValue either = either(other, cell.getValue().value(), slot, content.value());
        state.cells.put(other, new CellContent(either, cell.getValue().owner()));
      } else {
        state.cells.remove(other);
      }
    }
  }

  /** A string's length after a write that may have hit it. */
  private void measure(
      MemorySlot string, CellContent length, MemorySlot slot, CellContent content) {
    new StringLengths(state)
        .written(string, length.value(), slot, content.value())
        .ifPresentOrElse(
            now -> state.cells.put(string, CellContent.of(now)), () -> state.cells.remove(string));
  }

  private static boolean sameShape(MemorySlot a, MemorySlot b) {
    return a.moved(0, 0).equals(b.moved(0, 0));
  }

  private AbstractValue either(
      MemorySlot old, AbstractValue before, MemorySlot slot, AbstractValue written) {
    if (before.equals(written)) {
      return before;
    }
    return state.choice(state.equality(old.address(), slot.address()), written, before);
  }

  /** Forgets whatever lies in this many bytes; a negative number stands for any. */
  void forget(AbstractValue address, long bytes) {
    Aliasing aliasing = new Aliasing(state);
    MemorySlot whole =
        new MemorySlot(address.name(), address.offset(), bytes, MemorySlot.Kind.UNSIGNED, 0, 0);
    CellContent nothing = CellContent.of(AbstractValue.of(0));
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
              CellContent content = state.cells.get(slot);
              return aliasing.between(slot, content, whole, nothing) != Aliasing.Relation.APART;
            });
  }

  /** Copies an aggregate: what is known of the source is known of the target. */
  void copy(AbstractValue to, AbstractValue from, long bytes) {
    Map<MemorySlot, CellContent> moved = new LinkedHashMap<>();
    state.cells.forEach(
        (slot, content) -> {
          long place = slot.offset() - from.offset();
          boolean inside = place >= 0 && place + slot.bytes() <= bytes;
          if (slot.base() == from.name() && inside) {
            moved.put(slot.moved(to.name(), to.offset() + place), CellContent.of(content.value()));
          }
        });
    forget(to, bytes);
    state.cells.putAll(moved);
  }

  /** The object that a member is accessed through. */
  private Optional<CellContent.Owner> owner(Expression address) {
    Expression part = address;
    while (part instanceof Expression.ElementAddress element) {
      part = element.base();
    }
    Optional<CellContent.Owner> found = Optional.empty();
    while (part instanceof Expression.FieldAddress field) {
      part = field.base();
      if (!(part instanceof Expression.FieldAddress)) {
        found = Optional.of(new CellContent.Owner(evaluation.of(part), field.record()));
      }
    }
    return found;
  }
}
