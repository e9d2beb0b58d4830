package heapwright.machine.code;

/**
 * What a run may use up.
 *
 * @param steps statements of the IR
 * @param heapBytes what {@code malloc} may have handed out at a time
 * @param stackBytes the stack, about as gcc lays out frames
 * @param outputBytes written to both streams
 */
public record Limits(long steps, long heapBytes, long stackBytes, long outputBytes) {

  /** As Linux starts a process: no limit but the usual 8 MB of stack, and a gigabyte of heap. */
  public static final Limits PROCESS =
      new Limits(Long.MAX_VALUE, 1L << 30, 8L << 20, Long.MAX_VALUE);

  public Limits withSteps(long newSteps) {
    return new Limits(newSteps, heapBytes, stackBytes, outputBytes);
  }

  public Limits withOutputBytes(long newOutputBytes) {
    return new Limits(steps, heapBytes, stackBytes, newOutputBytes);
  }

  public Limits withHeapBytes(long newHeapBytes) {
    return new Limits(steps, newHeapBytes, stackBytes, outputBytes);
  }
}
