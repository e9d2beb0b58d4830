/**
 * Goals in the user's own words: {@code 12 >= 40}, {@code 7 # 3 && 9:T}. {@link
 * heapwright.goal.reach.ReachGoal} is such a goal and reads one; {@link
 * heapwright.goal.reach.Instrumentation} makes of it an outcome of a decision in a function that
 * keeps count of itself, so that whoever pursues goals need not know the kinds that there are here;
 * {@link heapwright.goal.reach.Monitor} tells from a run of the function as it stands whether the
 * goal was reached, and knows nothing of the instrumentation.
 */
package heapwright.goal.reach;
