/**
 * The memory of a running program: objects with bytes, bounds, a life and a history. The door is
 * {@link heapwright.machine.memory.Memory}.
 *
 * <p>An address is a 64-bit number in whose upper bits stands the object that it belongs to, so
 * that provenance survives casts, unions, {@code memcpy} and integer arithmetic without any
 * bookkeeping. Knows nothing of expressions or functions.
 */
package heapwright.machine.memory;
