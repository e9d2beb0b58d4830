package heapwright.machine.number.math;

/** What {@code remquo} gives. */
public record RealQuotient(double remainder, int quotient) {}
