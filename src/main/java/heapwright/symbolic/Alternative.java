package heapwright.symbolic;

import java.util.Optional;

/**
 * One way in which a path may go on.
 *
 * @param fact what holds on this way only, where it is about numbers; facts about pointers are part
 *     of the state
 * @param end how the path ends if it can go this way at all
 */
public record Alternative(PathState state, Optional<Fact> fact, Optional<Progress> end) {

  static Alternative of(PathState state) {
    return new Alternative(state, Optional.empty(), Optional.empty());
  }

  /** The state, under a condition. */
  static Alternative of(PathState state, Fact fact) {
    return new Alternative(state.assuming(fact), Optional.of(fact), Optional.empty());
  }
}
