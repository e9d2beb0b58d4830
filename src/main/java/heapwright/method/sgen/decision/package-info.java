/**
 * Decides about a path: its evaluations one after the other, with the turns and the aliases that it
 * leaves open, until ζ of one has a solution, or none is left. The door is {@link
 * heapwright.method.sgen.decision.PathDecision}.
 */
package heapwright.method.sgen.decision;
