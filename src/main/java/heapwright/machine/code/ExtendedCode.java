package heapwright.machine.code;

import heapwright.machine.number.ExtendedDouble;

/** A compiled expression that gives {@code long double}. */
@FunctionalInterface
interface ExtendedCode {
  ExtendedDouble eval(long[] frame);
}
