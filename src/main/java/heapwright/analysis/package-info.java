/**
 * What can be said of a function's control flow and of the calls between functions without running
 * them: the control flow graph, its loops, its unconstrained edges, the call graph. Pure functions
 * from the ir to immutable answers.
 *
 * <p>Knows the ir only; the graph theory is in {@code heapwright.analysis.graph}.
 */
package heapwright.analysis;
