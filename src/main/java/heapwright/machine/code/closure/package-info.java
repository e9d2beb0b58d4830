/**
 * The pieces that functions are compiled to: an object with one method for each expression,
 * condition, action and exit, and how scalars are kept in a frame. Knows no compiler.
 */
package heapwright.machine.code.closure;
