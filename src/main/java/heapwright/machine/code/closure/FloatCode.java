package heapwright.machine.code.closure;

/** A compiled expression that gives {@code float}. */
@FunctionalInterface
public interface FloatCode {
  float eval(long[] frame);
}
