package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads from one constant object, at an offset that may only be known to be within bounds. */
final class ConstantTable {
  private static final int MANY = 1 << 16;
  private static final int FEW = 7;

  private final Program program;
  private final Global global;

  ConstantTable(Program program, Global global) {
    this.program = program;
    this.global = global;
  }

  /** The value at an address in the object, which begins at {@code start}. */
  Optional<AbstractValue> read(AbstractState state, MemorySlot slot, AbstractValue start) {
    if (slot.kind() != MemorySlot.Kind.POINTER) {
      return number(state, slot, start);
    }
    Interval offsets = state.difference(slot.address(), start);
    Interval inside = offsets.meet(new Interval(0, global.size() - slot.bytes()));
    boolean many = inside.isEmpty() || (inside.high() - inside.low()) / slot.bytes() > FEW;
    return many
        ? Optional.empty()
        : pointer(state, slot, aligned(inside.low(), slot), inside.high());
  }

  private static long aligned(long offset, MemorySlot slot) {
    return Math.floorDiv(offset + slot.bytes() - 1, slot.bytes()) * slot.bytes();
  }

  /** One of the pointers of a small table, by where it is read. */
  private Optional<AbstractValue> pointer(
      AbstractState state, MemorySlot slot, long first, long last) {
    Optional<Expression> here = address(first);
    if (here.isEmpty()) {
      return Optional.empty();
    }
    ExpressionTransfer evaluation = new ExpressionTransfer(state, 0, OverflowSemantics.WRAPS);
    AbstractValue value = evaluation.of(here.get());
    if (first + slot.bytes() > last) {
      return Optional.of(value);
    }
    AbstractValue hit = state.equality(slot.address(), state.address(global).plus(first));
    return pointer(state, slot, first + slot.bytes(), last)
        .map(rest -> state.choice(hit, value, rest));
  }

  /** What a table of numbers says; it is read where it is, and in one piece. */
  private Optional<AbstractValue> number(
      AbstractState state, MemorySlot slot, AbstractValue start) {
    boolean aligned =
        slot.bytes() == 1
            || global.alignment() % slot.bytes() == 0 && !state.terms.typing().isLoose();
    if (global.size() > MANY || !aligned) {
      return Optional.empty();
    }
    NumberTable table =
        new NumberTable(program, global, (int) slot.bytes(), slot.kind() == MemorySlot.Kind.SIGNED);
    AbstractValue offset =
        new AbstractArithmetic(state, OverflowSemantics.WRAPS).difference(slot.address(), start);
    state.narrow(offset, table.offsets());
    if (state.isImpossible()) {
      return Optional.empty();
    }
    if (state.constant(offset).isPresent()) {
      OptionalLong number = table.number(state.constant(offset).get());
      return number.isPresent()
          ? Optional.of(AbstractValue.of(number.getAsLong()))
          : Optional.empty();
    }
    state.narrow(offset, Congruence.modulo(slot.bytes(), 0));
    return Optional.of(
        state.folded(NameDefinition.Operation.of(new NameDefinition.LookingUp(table), offset)));
  }

  /** The address that an initialiser puts at an offset. */
  private Optional<Expression> address(long at) {
    Optional<Expression> found = Optional.empty();
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Scalar scalar && scalar.offset() == at) {
        found = Optional.of(scalar.value());
      }
    }
    return found;
  }
}
