package heapwright.machine.code;

/** A compiled expression that gives {@code float}. */
@FunctionalInterface
interface FloatCode {
  float eval(long[] frame);
}
