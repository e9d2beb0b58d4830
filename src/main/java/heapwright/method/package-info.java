/**
 * How a goal is pursued. Here is what the methods share: a route through a function, the search for
 * an input that takes it, and the check that the concrete machine agrees.
 *
 * <p>The door is {@link heapwright.method.PathFinder}.
 */
package heapwright.method;
