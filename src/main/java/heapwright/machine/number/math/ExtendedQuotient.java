package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/** What {@code remquol} gives. */
public record ExtendedQuotient(ExtendedDouble remainder, int quotient) {}
