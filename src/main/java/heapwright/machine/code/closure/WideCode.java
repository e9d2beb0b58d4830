package heapwright.machine.code.closure;

/** A compiled expression that gives a 128-bit integer. */
@FunctionalInterface
public interface WideCode {
  Int128 eval(long[] frame);
}
