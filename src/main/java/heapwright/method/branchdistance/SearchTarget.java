package heapwright.method.branchdistance;

import heapwright.goal.Goal;

/** A goal and the way to it. */
record SearchTarget(Goal goal, ApproachLevel approach) {}
