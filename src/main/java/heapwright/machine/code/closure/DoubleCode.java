package heapwright.machine.code.closure;

/** A compiled expression that gives {@code double}. */
@FunctionalInterface
public interface DoubleCode {
  double eval(long[] frame);
}
