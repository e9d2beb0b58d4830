/**
 * Goals in the user's own words: {@code 12 >= 40}, {@code 7 # 3 && 9:T}. {@link
 * heapwright.goal.reach.ReachGoal} is such a goal and reads one; {@link
 * heapwright.goal.reach.Instrumentation} makes of it an outcome of a decision in a function that
 * keeps count of itself, so that methods need not know these kinds of goals; {@link
 * heapwright.goal.reach.Monitor} decides from a run of the original function whether it reached the
 * goal, and knows nothing of the instrumentation.
 */
package heapwright.goal.reach;
