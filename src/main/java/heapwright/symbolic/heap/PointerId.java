package heapwright.symbolic.heap;

/** A pointer of the input, in the order in which the path met them. */
public record PointerId(int index) {}
