/**
 * From a criterion to its goals, whatever their kind: {@link
 * heapwright.goal.criterion.CriterionGoals} is the door.
 */
package heapwright.goal.criterion;
