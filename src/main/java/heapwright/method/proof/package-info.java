/**
 * What proofs of infeasibility rest on: invariants, and the assumptions about compiler and outside
 * that are reported beside them.
 */
package heapwright.method.proof;
