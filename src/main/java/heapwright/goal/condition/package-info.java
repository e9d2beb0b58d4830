/**
 * Goals about conditions: modified condition/decision coverage, as DO-178C's masking form with
 * short circuit has it. {@link heapwright.goal.condition.ConditionGoals} lists them; {@link
 * heapwright.goal.condition.DecisionUnfolding} makes of each evaluation of a decision an outcome of
 * its own, which methods pursue; {@link heapwright.goal.condition.EvaluationMonitor} sees them in a
 * run of the function as it stands, and knows nothing of the unfolding.
 */
package heapwright.goal.condition;
