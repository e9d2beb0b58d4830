package heapwright.method.branchdistance;

import heapwright.goal.Goal;

/** A goal and the path to it. */
record SearchTarget(Goal goal, ApproachLevel approach) {}
