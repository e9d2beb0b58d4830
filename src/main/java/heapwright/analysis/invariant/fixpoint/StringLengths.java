package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.domain.WideTypes;
import heapwright.analysis.invariant.state.AbstractArithmetic;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.ir.Program;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The lengths of strings, kept like cells: a slot of kind LENGTH at an address says how many
 * characters come before the first null character from there on. It covers all that follows in its
 * object, so a write that may hit any of it takes it away, but for writes whose effect is known.
 */
final class StringLengths {
  /** More than any object has. */
  private static final long REST = 1L << 48;

  private final AbstractState state;

  StringLengths(AbstractState state) {
    this.state = state;
  }

  private static MemorySlot slot(AbstractValue string) {
    return new MemorySlot(string.name(), string.offset(), REST, MemorySlot.Kind.LENGTH, 0, 0);
  }

  void know(AbstractValue string, AbstractValue length) {
    if (!string.isConstant()) {
      state.cells.put(slot(string), new CellContent(length, Optional.empty()));
    }
  }

  /** The result of strlen; the same until a write may hit the string. */
  AbstractValue of(Program program, AbstractValue string) {
    Optional<FormatText> literal = FormatText.of(program, state, string);
    if (literal.isPresent()) {
      return AbstractValue.of(literal.get().text().length());
    }
    for (Map.Entry<MemorySlot, CellContent> cell : state.cells.entrySet()) {
      MemorySlot other = cell.getKey();
      if (other.kind() == MemorySlot.Kind.LENGTH
          && state.difference(other.address(), string).equals(Interval.of(0))) {
        return cell.getValue().value();
      }
    }
    AbstractValue length = unknown();
    know(string, length);
    return length;
  }

  /** The length of some string. */
  AbstractValue unknown() {
    AbstractValue length = state.fresh(WideTypes.SIZE, Set.of());
    state.narrow(length, new Interval(0, REST));
    return length;
  }

  /** The length after one character was written; nothing if it may be anything. */
  Optional<AbstractValue> written(
      MemorySlot string, AbstractValue length, MemorySlot slot, AbstractValue character) {
    if (slot.bytes() != 1 || slot.isBitField()) {
      return Optional.empty();
    }
    AbstractValue place =
        new AbstractArithmetic(state, OverflowSemantics.WRAPS)
            .difference(slot.address(), string.address());
    Interval range = state.range(character);
    if (range.equals(Interval.of(0))) {
      return Optional.of(cutAt(length, place));
    }
    Interval behind = state.difference(place, length);
    boolean elsewhere = behind.high() < 0 && !range.contains(0) || behind.low() > 0;
    return elsewhere ? Optional.of(length) : Optional.empty();
  }

  private AbstractValue cutAt(AbstractValue length, AbstractValue place) {
    AbstractValue cut = unknown();
    state.atMost(cut, length, 0);
    if (state.range(place).low() >= 0) {
      state.atMost(cut, place, 0);
    }
    return cut;
  }
}
