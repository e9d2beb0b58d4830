package heapwright.analysis.invariant;

import heapwright.ir.VoidType;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The end of objects: what they held is gone, and a pointer to one means nothing any more. The next
 * object under the same name may lie elsewhere.
 */
final class Lifetimes {
  private final State state;

  Lifetimes(State state) {
    this.state = state;
  }

  void end(Predicate<Place> gone) {
    state.cells.keySet().removeIf(slot -> leadsTo(slot.base(), gone));
    state.registers.replaceAll(
        (register, value) ->
            leadsTo(value.name(), gone)
                ? state.fresh(register.local().type(), reach(value))
                : value);
    state.cells.replaceAll(
        (slot, content) ->
            leadsTo(content.value().name(), gone)
                ? new Content(anything(slot, content), Optional.empty())
                : content);
  }

  private Value anything(Slot slot, Content content) {
    boolean pointer = slot.kind() == Slot.Kind.POINTER;
    return state.fresh(pointer ? VoidType.VOID.pointer() : Wide.NUMBER, reach(content.value()));
  }

  private Set<Place> reach(Value value) {
    Set<Place> all = new Escape(state).reach(value);
    all.addAll(state.escaped);
    return all;
  }

  private boolean leadsTo(int name, Predicate<Place> gone) {
    return state.terms.leaves(name).stream()
        .anyMatch(
            leaf ->
                state.terms.term(leaf) instanceof Term.Address address
                    && gone.test(address.place()));
  }
}
