package heapwright.machine.code.closure;

/** A compiled condition. Frequent shapes override {@link #branch}, as {@link LongCode} explains. */
@FunctionalInterface
public interface Condition {
  boolean test(long[] frame);

  /** Branches by the value. */
  default Exit branch(int ifTrue, int ifFalse) {
    return frame -> test(frame) ? ifTrue : ifFalse;
  }
}
