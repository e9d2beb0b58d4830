package heapwright.analysis.invariant.state;

import heapwright.analysis.References;
import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.SymbolId;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The contents of objects that cannot be written: literals and constants. */
public final class ConstantMemory {
  private final Program program;
  private final Map<SymbolId, Boolean> weak = new HashMap<>();

  public ConstantMemory(Program program) {
    this.program = program;
  }

  /** The value of a piece of memory when it is read for the first time. */
  public Optional<AbstractValue> initially(AbstractState state, MemorySlot slot) {
    boolean plain = slot.kind() != MemorySlot.Kind.FLOATING && !slot.isBitField();
    int root = state.terms.root(slot.base());
    if (!plain
        || !(state.terms.term(root) instanceof NameDefinition.Address address)
        || !(address.place() instanceof BaseAddress.Static place)) {
      return Optional.empty();
    }
    Global global = program.globals().get(place.symbol());
    if (global == null || !isKnown(global)) {
      return Optional.empty();
    }
    return new ConstantTable(program, global).read(state, slot, AbstractValue.named(root));
  }

  private boolean isKnown(Global global) {
    return global.isFixed()
        && !weak.computeIfAbsent(
            global.symbol(), symbol -> References.includeWeak(global, program));
  }

  /** Whether an item of an initialiser is a plain number. */
  public static Optional<Long> number(Initialiser.Item.Scalar item) {
    return item.value() instanceof Expression.IntegerConstant constant
        ? Optional.of(constant.value())
        : Optional.empty();
  }
}
