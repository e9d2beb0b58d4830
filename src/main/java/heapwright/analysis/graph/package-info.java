/**
 * Graph theory on dense integer nodes: depth-first order, strongly connected components, dominance,
 * loop nesting and the edges worth aiming at. Every algorithm is near-linear and keeps its own
 * stack, so a function of a hundred thousand blocks is no special case.
 *
 * <p>Knows nothing of C or of the ir; {@code heapwright.analysis} gives the numbers their meaning.
 */
package heapwright.analysis.graph;
