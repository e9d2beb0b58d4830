package heapwright.machine.code;

/** A compiled expression that gives a 128-bit integer. */
@FunctionalInterface
interface WideCode {
  Int128 eval(long[] frame);
}
