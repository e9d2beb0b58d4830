package heapwright.analysis.invariant.join;

import heapwright.analysis.TypeBasedAliasing;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.RecordType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Members and variables in memory into which a program only ever puts a few constants, like the
 * marks of what was visited: flags as {@link FlagRegisters} has them, but not in registers.
 */
public final class FlagCells {
  private static final int FEW = 4;

  /** What identifies cells: a symbol, a local, or a record's identity and a field's offset. */
  private final Set<Object> flags;

  private FlagCells(Set<Object> flags) {
    this.flags = flags;
  }

  public static FlagCells in(Program program) {
    Map<Object, Set<Long>> constants = new HashMap<>();
    Set<Object> others = new HashSet<>();
    for (Function function : program.functions().values()) {
      FlagRegisters registers = FlagRegisters.of(function);
      for (BasicBlock block : function.blocks()) {
        for (Statement statement : block.statements()) {
          if (statement instanceof Statement.Store store) {
            note(store, registers, constants, others);
          }
        }
      }
    }
    constants.values().removeIf(values -> values.size() > FEW);
    constants.keySet().removeAll(others);
    return new FlagCells(Set.copyOf(constants.keySet()));
  }

  private static void note(
      Statement.Store store,
      FlagRegisters registers,
      Map<Object, Set<Long>> constants,
      Set<Object> others) {
    Optional<Object> target = target(store.address());
    Expression value = store.value();
    while (value instanceof Expression.Conversion conversion) {
      value = conversion.operand();
    }
    boolean isFlag =
        value instanceof Expression.Comparison
            || value instanceof Expression.Read read && registers.contains(read.local());
    if (value instanceof Expression.IntegerConstant constant) {
      target.ifPresent(
          key -> constants.computeIfAbsent(key, k -> new HashSet<>()).add(constant.value()));
    } else if (!isFlag) {
      target.ifPresent(others::add);
    }
  }

  private static Optional<Object> target(Expression address) {
    Expression part = address;
    while (part instanceof Expression.ElementAddress element) {
      part = element.base();
    }
    if (part instanceof Expression.FieldAddress field) {
      return Optional.of(key(field.record(), field.field().offset()));
    }
    if (part instanceof Expression.GlobalAddress global) {
      return Optional.of(global.symbol());
    }
    return part instanceof Expression.LocalAddress local
        ? Optional.of(local.local())
        : Optional.empty();
  }

  private static Object key(RecordType record, long offset) {
    return List.of(TypeBasedAliasing.identity(record), offset);
  }

  /** The constants that the flags of a state hold. */
  public Map<String, Long> in(AbstractState state) {
    Map<String, Long> found = new TreeMap<>();
    state.cells.forEach(
        (slot, content) -> {
          if (isFlag(state, slot, content)) {
            state
                .constant(content.value())
                .ifPresent(number -> found.put(slot.base() + " " + slot.offset(), number));
          }
        });
    return found;
  }

  private boolean isFlag(AbstractState state, MemorySlot slot, CellContent content) {
    if (content.owner().isPresent()) {
      CellContent.Owner owner = content.owner().get();
      long at = slot.offset() - owner.start().offset();
      return owner.start().name() == slot.base()
          && owner.type().isComplete()
          && owner.type().fields().stream()
              .filter(field -> field.offset() <= at)
              .reduce((first, second) -> second)
              .filter(field -> flags.contains(key(owner.type(), field.offset())))
              .isPresent();
    }
    if (!(state.terms.term(slot.base()) instanceof NameDefinition.Address address)) {
      return false;
    }
    return address.place() instanceof BaseAddress.Static s && flags.contains(s.symbol())
        || address.place() instanceof BaseAddress.Automatic a && flags.contains(a.local());
  }
}
