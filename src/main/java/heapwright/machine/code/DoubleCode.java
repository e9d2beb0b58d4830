package heapwright.machine.code;

/** A compiled expression that gives {@code double}. */
@FunctionalInterface
interface DoubleCode {
  double eval(long[] frame);
}
