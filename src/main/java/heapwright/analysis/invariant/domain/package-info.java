/**
 * The abstract values of the invariants: intervals, congruences, small sets, zones of differences,
 * and the slots of memory that they describe. Knows no state and no statement.
 */
package heapwright.analysis.invariant.domain;
