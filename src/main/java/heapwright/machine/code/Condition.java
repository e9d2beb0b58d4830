package heapwright.machine.code;

/** A compiled condition. Frequent shapes override {@link #branch}, as {@link LongCode} explains. */
@FunctionalInterface
interface Condition {
  boolean test(long[] frame);

  /** Goes one way or the other. */
  default Exit branch(int ifTrue, int ifFalse) {
    return frame -> test(frame) ? ifTrue : ifFalse;
  }
}
