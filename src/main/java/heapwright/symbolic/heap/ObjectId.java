package heapwright.symbolic.heap;

/** An object of a path's memory. Globals come first, in the order of the program. */
public record ObjectId(int index) {}
