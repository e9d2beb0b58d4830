package heapwright.machine.number.scanf;

import java.util.OptionalInt;

/**
 * What the conversions have in common.
 *
 * @param argument the index of the argument that is stored to, from 0; empty if suppressed
 * @param width the most characters to read
 * @param allocates whether the modifier m asks for memory
 */
public record Receiver(OptionalInt argument, OptionalInt width, boolean allocates) {}
