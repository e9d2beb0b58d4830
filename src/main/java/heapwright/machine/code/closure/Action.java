package heapwright.machine.code.closure;

/** A compiled statement. */
@FunctionalInterface
public interface Action {
  void run(long[] frame);
}
