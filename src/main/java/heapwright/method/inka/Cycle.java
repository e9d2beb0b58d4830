package heapwright.method.inka;

import java.util.Set;

/**
 * The ways by which a decision is come back to before its ways join.
 *
 * @param blocks those on such ways
 * @param again the function from the decision's block until it is come back to
 * @param last the function after it was come to for the last time, until its ways join
 */
record Cycle(Set<Integer> blocks, GoalView again, GoalView last) {}
