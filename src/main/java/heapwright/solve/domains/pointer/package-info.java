/** Operators on pointers: shifts, elements and equality. */
package heapwright.solve.domains.pointer;
