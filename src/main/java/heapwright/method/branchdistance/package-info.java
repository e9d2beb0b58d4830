/**
 * Search by branch distance: inputs that are known are varied and run, and those that come nearer
 * to a goal, or stay as near, are varied further. {@link
 * heapwright.method.branchdistance.BranchDistanceSearch} is the door. How near a run comes is
 * measured by the decisions that are left to the goal (approach level) and, at the one where
 * control went elsewhere, by how far the numbers that it compared were from another outcome (branch
 * distance). Each goal has a few inputs of its own, as in the many independent objective algorithm;
 * whatever a run shows counts for all of them. Knows nothing of paths or solvers.
 */
package heapwright.method.branchdistance;
