package heapwright.symbolic;

import java.util.Optional;

/**
 * One way in which a path may go on.
 *
 * @param fact what holds on this way only, where it is about numbers; facts about pointers are part
 *     of the state
 * @param end how the path ends if it can go this way at all
 * @param answer what a rule said to a call, if this way comes from there
 * @param isUnusual whether it wants something to happen outside that seldom does, so that the other
 *     ways are worth being followed first
 */
public record Alternative(
    PathState state,
    Optional<Fact> fact,
    Optional<StepResult> end,
    Optional<CallAnswer> answer,
    boolean isUnusual) {

  Alternative(PathState state, Optional<Fact> fact, Optional<StepResult> end) {
    this(state, fact, end, Optional.empty(), false);
  }

  static Alternative of(PathState state) {
    return new Alternative(state, Optional.empty(), Optional.empty());
  }

  /** The state, under a condition. */
  static Alternative of(PathState state, Fact fact) {
    return new Alternative(state.assuming(fact), Optional.of(fact), Optional.empty());
  }

  Alternative answering(CallAnswer given) {
    return new Alternative(state, fact, end, Optional.of(given), isUnusual);
  }

  Alternative unusual() {
    return new Alternative(state, fact, end, answer, true);
  }

  /** Under a condition, a way that is not followed; whether it leads on, nobody knows. */
  static Alternative stuck(PathState state, Fact fact, String cause) {
    PathState assuming = state.assuming(fact);
    return new Alternative(
        assuming, Optional.of(fact), Optional.of(new StepResult.Stuck(cause, assuming)));
  }

  /** As {@link #stuck(PathState, Fact, String)}, where the condition is not about numbers. */
  static Alternative stuck(PathState state, String cause) {
    return new Alternative(
        state, Optional.empty(), Optional.of(new StepResult.Stuck(cause, state)));
  }
}
