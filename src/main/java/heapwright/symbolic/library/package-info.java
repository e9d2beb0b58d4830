/**
 * The functions of the library that the symbolic machine executes itself; the door is {@link
 * heapwright.symbolic.library.SymbolicBuiltIns}.
 */
package heapwright.symbolic.library;
