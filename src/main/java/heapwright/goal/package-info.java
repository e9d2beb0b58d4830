/**
 * Goals and their verdicts. {@link heapwright.goal.Goals} lists the goals of a function by a {@link
 * heapwright.goal.Criterion}; a run leaves {@link heapwright.goal.Visits}; the {@link
 * heapwright.goal.CoverageLedger} keeps a {@link heapwright.goal.Verdict} on each. Knows nothing of
 * how goals are pursued.
 */
package heapwright.goal;
