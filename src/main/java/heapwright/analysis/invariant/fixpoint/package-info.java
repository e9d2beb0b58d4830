/**
 * The iteration over a function and the calls inside it: {@link
 * heapwright.analysis.invariant.fixpoint.InvariantAnalysis} is the door. Statements, calls and
 * summaries need one another here. Does not know what is to be proved.
 */
package heapwright.analysis.invariant.fixpoint;
