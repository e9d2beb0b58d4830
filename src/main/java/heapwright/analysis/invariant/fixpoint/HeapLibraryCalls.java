package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.EscapedPlaces;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
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
  private final InvariantAnalysis analysis;
  private final int frame;

  HeapLibraryCalls(InvariantAnalysis analysis, int frame) {
    this.analysis = analysis;
    this.frame = frame;
  }

  /** The states after a call of a known function. */
  Optional<List<AbstractState>> after(
      AbstractState state,
      SymbolId symbol,
      Statement.Call call,
      List<AbstractValue> arguments,
      String site) {
    return LibraryOperation.in(MemoryOperation.class, LibraryTable.operation(symbol))
        .map(operation -> after(operation, state, call, arguments, site));
  }

  /** Nothing if anything may happen. */
  private List<AbstractState> after(
      MemoryOperation operation,
      AbstractState state,
      Statement.Call call,
      List<AbstractValue> arguments,
      String site) {
    return switch (operation) {
      case ALLOCATE, ALLOCATE_ZEROED -> allocated(state, call, site);
      case KEEP_APART -> List.of(state);
      case RELEASE -> {
        state.freed = true;
        yield List.of(state);
      }
      case COPY_BYTES, MOVE_BYTES, FILL_BYTES ->
          arguments.size() == 3 ? written(state, call, arguments.get(0)) : null;
      case ALLOCATE_ALIGNED,
          ALLOCATE_STORED,
          ALLOCATE_UNREFUSED,
          REALLOCATE,
          REALLOCATE_UNREFUSED,
          TELL_BLOCK_SIZE ->
          null;
    };
  }

  private List<AbstractState> written(
      AbstractState state, Statement.Call call, AbstractValue target) {
    StatementTransfer steps = new StatementTransfer(analysis, state, frame);
    steps.memory().forget(target, -1);
    call.result().ifPresent(local -> steps.set(local, target));
    return List.of(state);
  }

  /** Without memory, and with a block that no other pointer leads to. */
  private List<AbstractState> allocated(AbstractState state, Statement.Call call, String site) {
    if (call.result().isEmpty()) {
      return List.of(state);
    }
    AbstractState without = state.copy();
    StatementTransfer failing = new StatementTransfer(analysis, without, frame);
    failing.set(call.result().get(), AbstractValue.of(0));
    // POSIX: errno tells that memory has run out.
    analysis.program.globals().values().stream()
        .filter(Global::isLibraryInput)
        .map(
            errno ->
                without.value(new NameDefinition.Address(new BaseAddress.Static(errno.symbol()))))
        .forEach(errno -> failing.memory().forget(errno, -1));
    StatementTransfer steps = new StatementTransfer(analysis, state, frame);
    steps.set(call.result().get(), state.freed ? reused(state, call) : block(state, site));
    return analysis.program.hasEnoughMemory() ? List.of(state) : List.of(without, state);
  }

  /** After a block was given back, the new one may lie where an old one was. */
  private static AbstractValue reused(AbstractState state, Statement.Call call) {
    Set<BaseAddress> reach = new HashSet<>(state.escaped);
    EscapedPlaces escape = new EscapedPlaces(state);
    state.registers.values().forEach(value -> reach.addAll(escape.reach(value)));
    state.cells.forEach(
        (slot, content) -> {
          reach.addAll(escape.reach(slot.address()));
          reach.addAll(escape.reach(content.value()));
        });
    AbstractValue pointer = state.fresh(call.type().result(), reach);
    state.narrow(pointer, new Interval(1, Interval.NO_HIGH));
    return pointer;
  }

  private static AbstractValue block(AbstractState state, String site) {
    BaseAddress place = new BaseAddress.Block(site);
    AbstractValue address = state.value(new NameDefinition.Address(place));
    rename(state, address.name(), place);
    return address;
  }

  /** The block of an earlier round goes on under another name. */
  private static void rename(AbstractState state, int name, BaseAddress place) {
    AbstractValue old = state.fresh(VoidType.VOID.pointer(), Set.of());
    state.narrow(old, new Interval(1, Interval.NO_HIGH));
    EscapedPlaces escape = new EscapedPlaces(state);
    state.registers.replaceAll(
        (register, value) -> {
          if (value.name() == name) {
            return new AbstractValue(old.name(), value.offset());
          }
          boolean mentions = state.terms.mentions(value.name(), name);
          return mentions ? state.fresh(register.local().type(), escape.reach(value)) : value;
        });
    Map<MemorySlot, CellContent> renamed = new LinkedHashMap<>();
    state.cells.forEach(
        (slot, content) -> {
          int base = slot.base() == name ? old.name() : slot.base();
          AbstractValue value = content.value();
          AbstractValue held =
              value.name() == name ? new AbstractValue(old.name(), value.offset()) : value;
          if (!state.terms.mentions(base, name) && !state.terms.mentions(held.name(), name)) {
            renamed.put(slot.moved(base, slot.offset()), new CellContent(held, Optional.empty()));
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
