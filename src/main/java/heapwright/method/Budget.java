package heapwright.method;

import java.time.Duration;

/** How long something may take. Asked often, so that whoever works can stop in time. */
public interface Budget {
  /** Whether it is time to stop. */
  boolean isUsedUp();

  /** From now on; interrupting the thread uses it up at once. */
  static Budget of(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    return () -> System.nanoTime() - end > 0 || Thread.currentThread().isInterrupted();
  }
}
