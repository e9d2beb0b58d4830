package heapwright.machine.code.processor;

/** Abandons calls until the one is reached whose function called setjmp. Carries no trace. */
public final class LongJump extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient long[] frame;

  LongJump(long[] frame) {
    super(null, null, false, false);
    this.frame = frame;
  }

  /** Whether this is the frame of the function that control goes back to. */
  public boolean leadsTo(long[] candidate) {
    return frame == candidate;
  }
}
