package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which private places code outside of the function may know. */
public final class EscapedPlaces {
  private final AbstractState state;

  public EscapedPlaces(AbstractState state) {
    this.state = state;
  }

  /** The address goes where it is not followed. */
  public void escape(AbstractValue value) {
    state.escaped.addAll(reach(value));
  }

  /** The private places that a value may lead to. */
  public Set<BaseAddress> reach(AbstractValue value) {
    Set<BaseAddress> found = new LinkedHashSet<>();
    for (int leaf : state.terms.leaves(value.name())) {
      NameDefinition term = state.terms.term(leaf);
      if (term instanceof NameDefinition.Address address && address.place().isPrivate()) {
        found.add(address.place());
      }
      if (term instanceof NameDefinition.Unknown unknown) {
        found.addAll(unknown.mayMeet());
      }
    }
    return found;
  }
}
