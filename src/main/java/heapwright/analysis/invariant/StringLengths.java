package heapwright.analysis.invariant;

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

  private final State state;

  StringLengths(State state) {
    this.state = state;
  }

  private static Slot slot(Value string) {
    return new Slot(string.name(), string.offset(), REST, Slot.Kind.LENGTH, 0, 0);
  }

  void know(Value string, Value length) {
    if (!string.isConstant()) {
      state.cells.put(slot(string), new Content(length, Optional.empty()));
    }
  }

  /** What strlen gives; the same again until somebody writes there. */
  Value of(Program program, Value string) {
    Optional<FormatText> literal = FormatText.of(program, state, string);
    if (literal.isPresent()) {
      return Value.of(literal.get().text().length());
    }
    for (Map.Entry<Slot, Content> cell : state.cells.entrySet()) {
      Slot other = cell.getKey();
      if (other.kind() == Slot.Kind.LENGTH
          && state.difference(other.address(), string).equals(Interval.of(0))) {
        return cell.getValue().value();
      }
    }
    Value length = unknown();
    know(string, length);
    return length;
  }

  /** The length of some string. */
  Value unknown() {
    Value length = state.fresh(Wide.SIZE, Set.of());
    state.narrow(length, new Interval(0, REST));
    return length;
  }

  /** The length after one character was written; nothing if it may be anything. */
  Optional<Value> written(Slot string, Value length, Slot slot, Value character) {
    if (slot.bytes() != 1 || slot.isBitField()) {
      return Optional.empty();
    }
    Value place =
        new Arithmetic(state, Overflow.WRAPS).difference(slot.address(), string.address());
    Interval range = state.range(character);
    if (range.equals(Interval.of(0))) {
      return Optional.of(cutAt(length, place));
    }
    Interval behind = state.difference(place, length);
    boolean elsewhere = behind.high() < 0 && !range.contains(0) || behind.low() > 0;
    return elsewhere ? Optional.of(length) : Optional.empty();
  }

  private Value cutAt(Value length, Value place) {
    Value cut = unknown();
    state.atMost(cut, length, 0);
    if (state.range(place).low() >= 0) {
      state.atMost(cut, place, 0);
    }
    return cut;
  }
}
