package heapwright.method;

import heapwright.symbolic.CallAnswer;
import heapwright.symbolic.PathState;
import heapwright.symbolic.persistent.Trail;

/**
 * Where a search along a route stands.
 *
 * @param position how many statements of the route lie behind
 * @param steps how many steps of the machine do
 * @param turns which alternatives were taken
 * @param answers what calls were answered with
 * @param deviations how often an alternative was taken that was not tried first
 */
record SearchNode(
    PathState state,
    int position,
    int steps,
    Trail<Integer> turns,
    Trail<CallAnswer> answers,
    int deviations,
    boolean finished) {

  static SearchNode start(PathState state) {
    return new SearchNode(state, 0, 0, Trail.empty(), Trail.empty(), 0, false);
  }

  SearchNode at(PathState next) {
    return new SearchNode(next, position, steps, turns, answers, deviations, false);
  }

  SearchNode stepping(int statements) {
    return new SearchNode(
        state, position + statements, steps + 1, turns, answers, deviations, false);
  }

  /** On one of the alternatives; which one a call was answered with, the answer says. */
  SearchNode taking(Turn turn) {
    return turn.way()
        .answer()
        .map(a -> new SearchNode(state, position, steps, turns, answers.with(a), deviations, false))
        .orElseGet(
            () ->
                new SearchNode(
                    state, position, steps, turns.with(turn.index()), answers, deviations, false));
  }

  SearchNode deviating() {
    return new SearchNode(state, position, steps, turns, answers, deviations + 1, false);
  }

  SearchNode finishing(PathState last) {
    return new SearchNode(last, position, steps, turns, answers, deviations, true);
  }
}
