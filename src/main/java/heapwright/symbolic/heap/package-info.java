/**
 * The lazily initialised heap of a path: objects, pointers of the input, and their names.
 * Immutable. Knows no statement.
 */
package heapwright.symbolic.heap;
