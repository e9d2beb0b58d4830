package heapwright.report.suite;

import heapwright.goal.Goal;
import heapwright.goal.Verdict;

/** A goal and what became of it. */
public record GoalReport(Goal goal, Verdict verdict, double seconds) {}
