package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.domain.WideTypes;
import heapwright.analysis.invariant.state.AbstractArithmetic;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import java.nio.charset.StandardCharsets;
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
      state.cells.put(slot(string), CellContent.of(length));
    }
  }

  /** The result of strlen; the same until a write may hit the string. */
  AbstractValue of(Program program, AbstractValue string) {
    Optional<String> literal = literal(program, state, string);
    if (literal.isPresent()) {
      return AbstractValue.of(literal.get().length());
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

  /** The text that an address is known to lead to, up to its end. */
  static Optional<String> literal(Program program, AbstractState state, AbstractValue address) {
    if (address.isConstant()
        || address.offset() < 0
        || !(state.terms.term(address.name()) instanceof NameDefinition.Address a)
        || !(a.place() instanceof BaseAddress.Static place)) {
      return Optional.empty();
    }
    Global global = program.globals().get(place.symbol());
    return Optional.ofNullable(global)
        .filter(g -> g.isFixed() && address.offset() < g.size())
        .flatMap(Global::text)
        .filter(text -> text.offset() == 0)
        .map(text -> text(text, global.size()))
        .flatMap(all -> from(all, (int) address.offset()));
  }

  /** Behind the text there are zero bytes, if there is room. */
  private static String text(Initialiser.Item.Text item, long size) {
    byte[] bytes = new byte[(int) size];
    for (int i = 0; i < Math.min(size, item.bytes().size()); i++) {
      bytes[i] = item.bytes().get(i);
    }
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static Optional<String> from(String all, int start) {
    int end = all.indexOf('\0', start);
    return end < 0 ? Optional.empty() : Optional.of(all.substring(start, end));
  }
}
