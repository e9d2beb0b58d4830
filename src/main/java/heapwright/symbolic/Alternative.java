package heapwright.symbolic;

import java.util.Optional;

/**
 * One way in which a path may go on.
 *
 * @param fact what holds on this way only, where it is about numbers; facts about pointers are part
 *     of the state
 * @param end how the path ends if it can go this way at all
 * @param answer what a rule said to a call, if this way comes from there
 */
public record Alternative(
    PathState state, Optional<Fact> fact, Optional<Progress> end, Optional<CallAnswer> answer) {

  Alternative(PathState state, Optional<Fact> fact, Optional<Progress> end) {
    this(state, fact, end, Optional.empty());
  }

  static Alternative of(PathState state) {
    return new Alternative(state, Optional.empty(), Optional.empty());
  }

  /** The state, under a condition. */
  static Alternative of(PathState state, Fact fact) {
    return new Alternative(state.assuming(fact), Optional.of(fact), Optional.empty());
  }

  Alternative answering(CallAnswer given) {
    return new Alternative(state, fact, end, Optional.of(given));
  }
}
