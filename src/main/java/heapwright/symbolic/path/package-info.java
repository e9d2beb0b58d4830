/**
 * Everything about a path that has been followed so far: {@link
 * heapwright.symbolic.path.PathState}. Immutable. Takes no step.
 */
package heapwright.symbolic.path;
