package heapwright.machine.code.processor;

/**
 * What a run may use up.
 *
 * @param steps statements of the IR
 * @param heapBytes what {@code malloc} may have handed out at a time; it refuses more
 * @param machineBytes what the machine itself has room for of that; a run that needs more is over
 *     budget
 * @param stackBytes the stack, about as gcc lays out frames
 * @param outputBytes written to both streams
 */
public record Limits(
    long steps, long heapBytes, long machineBytes, long stackBytes, long outputBytes) {

  /** What Java's own heap leaves to the programs that it runs. */
  private static final long JAVA_HEAP = Runtime.getRuntime().maxMemory() / 2;

  /** As Linux starts a process: no limit but the usual 8 MB of stack, and a gigabyte of heap. */
  public static final Limits PROCESS =
      new Limits(
          Long.MAX_VALUE, Math.min(1L << 30, JAVA_HEAP), Long.MAX_VALUE, 8L << 20, Long.MAX_VALUE);

  /**
   * For one of many runs of a search, beside which the search and other functions need memory. What
   * it does not get, the compiled test would get: so its end is not known.
   */
  public static final Limits CALL = PROCESS.withHeapBytes(1L << 30).withMachineBytes(JAVA_HEAP / 4);

  public Limits withSteps(long newSteps) {
    return new Limits(newSteps, heapBytes, machineBytes, stackBytes, outputBytes);
  }

  public Limits withHeapBytes(long newHeapBytes) {
    return new Limits(steps, newHeapBytes, machineBytes, stackBytes, outputBytes);
  }

  public Limits withMachineBytes(long newMachineBytes) {
    return new Limits(steps, heapBytes, newMachineBytes, stackBytes, outputBytes);
  }
}
