package heapwright.machine.code.closure;

import heapwright.number.ExtendedDouble;

/** A compiled expression that gives {@code long double}. */
@FunctionalInterface
public interface ExtendedCode {
  ExtendedDouble eval(long[] frame);
}
