package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.WideTypes;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.type.VoidType;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The end of an object's lifetime: its contents are lost, and pointers to it become indeterminate.
 * The next object of the same name may lie elsewhere.
 */
final class LifetimeTransfer {
  private final AbstractState state;

  LifetimeTransfer(AbstractState state) {
    this.state = state;
  }

  void end(Predicate<BaseAddress> gone) {
    state.cells.keySet().removeIf(slot -> leadsTo(slot.base(), gone));
    state.registers.replaceAll(
        (register, value) ->
            leadsTo(value.name(), gone)
                ? state.fresh(register.local().type(), reach(value))
                : value);
    state.cells.replaceAll(
        (slot, content) ->
            leadsTo(content.value().name(), gone)
                ? CellContent.of(anything(slot, content))
                : content);
  }

  private AbstractValue anything(MemorySlot slot, CellContent content) {
    boolean pointer = slot.kind() == MemorySlot.Kind.POINTER;
    return state.fresh(
        pointer ? VoidType.VOID.pointer() : WideTypes.NUMBER, reach(content.value()));
  }

  private Set<BaseAddress> reach(AbstractValue value) {
    Set<BaseAddress> all = state.reach(value);
    all.addAll(state.escaped);
    return all;
  }

  private boolean leadsTo(int name, Predicate<BaseAddress> gone) {
    return state.terms.leaves(name).stream()
        .anyMatch(
            leaf ->
                state.terms.term(leaf) instanceof NameDefinition.Address address
                    && gone.test(address.place()));
  }
}
