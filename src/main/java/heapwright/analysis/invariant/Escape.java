package heapwright.analysis.invariant;

import java.util.LinkedHashSet;
import java.util.Set;

/** Keeps account of which private places others may know. */
final class Escape {
  private final State state;

  Escape(State state) {
    this.state = state;
  }

  /** The address goes where it is not followed. */
  void escape(Value value) {
    state.escaped.addAll(reach(value));
  }

  /** The private places that a value may lead to. */
  Set<Place> reach(Value value) {
    Set<Place> found = new LinkedHashSet<>();
    for (int leaf : state.terms.leaves(value.name())) {
      Term term = state.terms.term(leaf);
      if (term instanceof Term.Address address && address.place().isPrivate()) {
        found.add(address.place());
      }
      if (term instanceof Term.Unknown unknown) {
        found.addAll(unknown.mayMeet());
      }
    }
    return found;
  }
}
