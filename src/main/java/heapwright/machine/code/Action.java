package heapwright.machine.code;

/** A compiled statement. */
@FunctionalInterface
interface Action {
  void run(long[] frame);
}
