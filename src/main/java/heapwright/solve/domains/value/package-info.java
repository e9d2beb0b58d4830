/**
 * The values of the finite domains: sets of integers, addresses, and the types of cells. Knows no
 * engine.
 */
package heapwright.solve.domains.value;
