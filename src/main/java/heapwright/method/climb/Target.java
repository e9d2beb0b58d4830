package heapwright.method.climb;

import heapwright.goal.Goal;

/** A goal and the way to it. */
record Target(Goal goal, Approach approach) {}
