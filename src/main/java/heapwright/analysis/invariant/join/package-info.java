/**
 * Where paths meet: join, widening, and what of a state is kept apart or forgotten. Knows states,
 * but no transfer of statements.
 */
package heapwright.analysis.invariant.join;
