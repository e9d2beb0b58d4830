/**
 * Operators on machine integers; the door is {@link
 * heapwright.solve.domains.integer.WordOperations}.
 */
package heapwright.solve.domains.integer;
