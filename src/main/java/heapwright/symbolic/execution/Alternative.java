package heapwright.symbolic.execution;

import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import java.util.Optional;

/**
 * One alternative in which a path may go on.
 *
 * @param fact what holds in this alternative only, where it is about numbers; facts about pointers
 *     are part of the state
 * @param end how the path ends if this alternative is feasible
 * @param answer the rule's answer to a call, if this alternative comes from it
 * @param isUnusual whether it needs an unusual event outside, so that the other alternatives are
 *     followed first
 */
public record Alternative(
    PathState state,
    Optional<Fact> fact,
    Optional<StepResult> end,
    Optional<CallRule.Answer> answer,
    boolean isUnusual) {

  public Alternative(PathState state, Optional<Fact> fact, Optional<StepResult> end) {
    this(state, fact, end, Optional.empty(), false);
  }

  public static Alternative of(PathState state) {
    return new Alternative(state, Optional.empty(), Optional.empty());
  }

  /** The state, under a condition. */
  public static Alternative of(PathState state, Fact fact) {
    return new Alternative(state.assuming(fact), Optional.of(fact), Optional.empty());
  }

  public Alternative answering(CallRule.Answer given) {
    return new Alternative(state, fact, end, Optional.of(given), isUnusual);
  }

  public Alternative unusual() {
    return new Alternative(state, fact, end, answer, true);
  }

  /** An alternative that is not followed, under a condition; whether it leads on is unknown. */
  public static Alternative stuck(PathState state, Fact fact, String cause) {
    PathState assuming = state.assuming(fact);
    return new Alternative(
        assuming, Optional.of(fact), Optional.of(new StepResult.Stuck(cause, assuming)));
  }

  /** As {@link #stuck(PathState, Fact, String)}, where the condition is not about numbers. */
  public static Alternative stuck(PathState state, String cause) {
    return new Alternative(
        state, Optional.empty(), Optional.of(new StepResult.Stuck(cause, state)));
  }
}
