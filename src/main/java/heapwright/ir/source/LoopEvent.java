package heapwright.ir.source;

/**
 * Control does something that counts for a loop.
 *
 * @param loop the index of the loop in {@code SourceLoops.all}
 */
public record LoopEvent(int loop, Kind kind) {

  /** What it does. */
  public enum Kind {
    /** Comes into the loop from outside, whether at its head or by a jump into its middle. */
    ENTER,
    /** Comes to the beginning of the body. */
    ROUND,
    /** Comes out of the loop: the condition, {@code break}, {@code goto} or {@code return}. */
    LEAVE
  }
}
