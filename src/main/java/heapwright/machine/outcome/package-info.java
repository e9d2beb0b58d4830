/**
 * How a run ends and what it reports meanwhile: {@link heapwright.machine.outcome.RunOutcome},
 * {@link heapwright.machine.outcome.Fault} and the log that attributes each fault to a line of the
 * user's.
 *
 * <p>Knows source positions and calls, nothing of memory or compiled code.
 */
package heapwright.machine.outcome;
