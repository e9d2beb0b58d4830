package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import heapwright.ir.type.VoidType;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryTable;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The allocation functions, where the program does not define them. */
final class HeapLibraryCalls {
  private HeapLibraryCalls() {}

  /** The states after a call of a known function. */
  static Optional<List<AbstractState>> after(SymbolId symbol, CallState call, String site) {
    return LibraryOperation.in(MemoryOperation.class, LibraryTable.operation(symbol))
        .map(operation -> after(operation, call, site));
  }

  /** Nothing if anything may happen. */
  private static List<AbstractState> after(MemoryOperation operation, CallState call, String site) {
    return switch (operation) {
      case ALLOCATE, ALLOCATE_ZEROED -> allocated(call, site);
      case KEEP_APART -> List.of(call.state());
      case RELEASE -> {
        call.state().freed = true;
        yield List.of(call.state());
      }
      case COPY_BYTES, MOVE_BYTES, FILL_BYTES ->
          call.arguments().size() == 3 ? written(call) : null;
      case ALLOCATE_ALIGNED,
          ALLOCATE_STORED,
          ALLOCATE_UNREFUSED,
          REALLOCATE,
          REALLOCATE_UNREFUSED,
          TELL_BLOCK_SIZE ->
          null;
    };
  }

  private static List<AbstractState> written(CallState call) {
    AbstractValue target = call.argument(0);
    call.overwrites(target);
    call.call().result().ifPresent(local -> call.steps().set(local, target));
    return List.of(call.state());
  }

  /** Without memory, and with a block that no other pointer leads to. */
  private static List<AbstractState> allocated(CallState call, String site) {
    AbstractState state = call.state();
    if (call.call().result().isEmpty()) {
      return List.of(state);
    }
    Local result = call.call().result().get();
    CallState failing = call.in(state.copy());
    failing.steps().set(result, AbstractValue.of(0));
    // POSIX: errno says that memory has run out.
    Program program = call.analysis().program;
    program.globals().values().stream()
        .filter(Global::isLibraryInput)
        .forEach(errno -> failing.overwrites(failing.state().address(errno)));
    call.steps().set(result, state.freed ? reused(state, call.call()) : block(state, site));
    return program.hasEnoughMemory() ? List.of(state) : List.of(failing.state(), state);
  }

  /** After a block was given back, the new one may lie where an old one was. */
  private static AbstractValue reused(AbstractState state, Statement.Call call) {
    Set<BaseAddress> reach = new HashSet<>(state.escaped);
    state.registers.values().forEach(value -> reach.addAll(state.reach(value)));
    state.cells.forEach(
        (slot, content) -> {
          reach.addAll(state.reach(slot.address()));
          reach.addAll(state.reach(content.value()));
        });
    AbstractValue pointer = state.fresh(call.type().result(), reach);
    state.narrow(pointer, new Interval(1, Interval.NO_HIGH));
    return pointer;
  }

  private static AbstractValue block(AbstractState state, String site) {
    BaseAddress place = new BaseAddress.Block(site);
    AbstractValue address = state.address(place);
    rename(state, address.name(), place);
    return address;
  }

  /** The block of an earlier round goes on under another name. */
  private static void rename(AbstractState state, int name, BaseAddress place) {
    AbstractValue old = state.fresh(VoidType.VOID.pointer(), Set.of());
    state.narrow(old, new Interval(1, Interval.NO_HIGH));
    state.registers.replaceAll(
        (register, value) -> {
          if (value.name() == name) {
            return new AbstractValue(old.name(), value.offset());
          }
          boolean mentions = state.terms.mentions(value.name(), name);
          return mentions ? state.fresh(register.local().type(), state.reach(value)) : value;
        });
    Map<MemorySlot, CellContent> renamed = new LinkedHashMap<>();
    state.cells.forEach(
        (slot, content) -> {
          int base = slot.base() == name ? old.name() : slot.base();
          AbstractValue value = content.value();
          AbstractValue held =
              value.name() == name ? new AbstractValue(old.name(), value.offset()) : value;
          if (!state.terms.mentions(base, name) && !state.terms.mentions(held.name(), name)) {
            renamed.put(slot.moved(base, slot.offset()), CellContent.of(held));
          }
        });
    state.cells.clear();
    state.cells.putAll(renamed);
    state.distinct.removeIf(
        d -> state.terms.mentions(d.x(), name) || state.terms.mentions(d.y(), name));
    state.escaped.remove(place);
    state.forget(n -> state.terms.mentions(n, name));
    state.introduce(name);
  }
}
