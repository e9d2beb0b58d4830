/**
 * Writes test cases as C: one file that includes the source under test and holds a function per
 * test. The door is {@link heapwright.emit.CTests}.
 *
 * <p>Nothing here runs anything, and nothing here knows how an input was found.
 */
package heapwright.emit;
