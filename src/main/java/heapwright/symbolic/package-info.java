/**
 * Programs run on unknown input: terms over named inputs, the lazily materialised heap, path states
 * and one step of each statement. Knows {@code ir}, and no solver.
 */
package heapwright.symbolic;
