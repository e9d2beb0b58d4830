package heapwright.symbolic.path;

import heapwright.ir.type.Local;
import heapwright.symbolic.heap.SymbolicValue;

/**
 * An argument that the function under test was given.
 *
 * @param parameter the parameter, or one made up for an argument of {@code ...}
 */
public record GivenArgument(Local parameter, SymbolicValue value) {}
