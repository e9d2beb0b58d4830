/**
 * Says in words why an edge is never taken, from the state at the end of its block. Changes no
 * state.
 */
package heapwright.analysis.invariant.explain;
