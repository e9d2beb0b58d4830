/**
 * The search for an input along a path; the door is {@link heapwright.method.search.PathFinder}.
 * Knows no single method.
 */
package heapwright.method.search;
