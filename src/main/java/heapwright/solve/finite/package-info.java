/**
 * Answers questions about integer terms by finite domains: each term becomes a word, each operator
 * one of {@link heapwright.solve.domains}, and inputs are labelled, those with few values first.
 * {@link heapwright.solve.finite.FiniteDomains} is the door. Floating point is left unknown.
 */
package heapwright.solve.finite;
