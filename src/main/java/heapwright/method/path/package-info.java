/**
 * Paths through a function by the numbers of their statements, and what happens to one. The door is
 * {@link heapwright.method.path.StatementPath}. Knows no search.
 */
package heapwright.method.path;
