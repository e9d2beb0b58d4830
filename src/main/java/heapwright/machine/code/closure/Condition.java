package heapwright.machine.code.closure;

/** A compiled condition. */
@FunctionalInterface
public interface Condition {
  boolean test(long[] frame);
}
