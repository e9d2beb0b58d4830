/**
 * C's scalars and their arithmetic as terms; where they lie in an object, and how the source names
 * that. Knows no state.
 */
package heapwright.symbolic.scalar;
