/** C's scalars and their arithmetic as terms. Knows no state. */
package heapwright.symbolic.scalar;
