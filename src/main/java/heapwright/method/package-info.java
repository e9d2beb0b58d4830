/**
 * How a goal is pursued. Here is what the methods share: a path through a function, the search for
 * an input that takes it, and the check that the concrete machine agrees.
 *
 * <p>The doors are {@link heapwright.method.search.PathFinder}, which finds inputs, and {@link
 * heapwright.method.run.ConcreteExecution}, which says what the concrete machine does with one.
 */
package heapwright.method;
