package heapwright.machine.code;

/** Carries one argument from the caller's frame to the callee's. */
@FunctionalInterface
interface Mover {
  void move(long[] from, long[] to);
}
