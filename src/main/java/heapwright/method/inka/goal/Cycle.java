package heapwright.method.inka.goal;

import java.util.Set;

/**
 * The paths by which a decision is come back to before its paths join.
 *
 * @param blocks those on such paths
 * @param again the function from the decision's block until it is come back to
 * @param last the function after it was come to for the last time, until its paths join
 */
public record Cycle(Set<Integer> blocks, GoalView again, GoalView last) {}
