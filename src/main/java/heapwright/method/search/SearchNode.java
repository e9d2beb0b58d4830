package heapwright.method.search;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import java.util.Optional;

/**
 * Where a search along a path stands.
 *
 * @param position how many statements of the path lie behind
 * @param steps how many steps of the machine do
 * @param turns which alternatives were taken
 * @param answers what calls were answered with
 * @param visits how often each alternative of the callees was taken
 * @param beyond whether a statement has begun that comes after the path
 * @param deviations how often an alternative was taken that was not tried first
 */
record SearchNode(
    PathState state,
    int position,
    boolean beyond,
    int steps,
    Trail<Integer> turns,
    Trail<CallRule.Answer> answers,
    IntMap<Integer> visits,
    int deviations,
    boolean finished) {
  /** An alternative of the machine, and which of them it is. */
  record NumberedAlternative(int index, Alternative alternative) {
    Frame frame() {
      return alternative.state().frame();
    }
  }

  static SearchNode start(PathState state) {
    return new SearchNode(
        state, 0, false, 0, Trail.empty(), Trail.empty(), IntMap.empty(), 0, false);
  }

  SearchNode at(PathState next) {
    return new SearchNode(next, position, beyond, steps, turns, answers, visits, deviations, false);
  }

  SearchNode stepping(int statements) {
    return new SearchNode(
        state, position + statements, beyond, steps + 1, turns, answers, visits, deviations, false);
  }

  SearchNode leavingPath() {
    return new SearchNode(
        state, position, true, steps, turns, answers, visits, deviations, finished);
  }

  /** After one of the alternatives; where a call was answered, the answer says which. */
  SearchNode taking(NumberedAlternative turn, IntMap<Integer> visited) {
    Optional<CallRule.Answer> answer = turn.alternative().answer();
    return new SearchNode(
        state,
        position,
        beyond,
        steps,
        answer.isPresent() ? turns : turns.with(turn.index()),
        answer.map(answers::with).orElse(answers),
        visited,
        deviations,
        false);
  }

  SearchNode deviating() {
    return new SearchNode(
        state, position, beyond, steps, turns, answers, visits, deviations + 1, false);
  }

  SearchNode finishing(PathState last) {
    return new SearchNode(last, position, beyond, steps, turns, answers, visits, deviations, true);
  }
}
