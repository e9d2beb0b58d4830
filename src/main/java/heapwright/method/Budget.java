package heapwright.method;

import heapwright.goal.CoverageLedger;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** How long something may take. Asked often, so that whoever works can stop in time. */
public interface Budget {
  /** Whether it is time to stop. */
  boolean isUsedUp();

  /**
   * From now on, on this thread. What counts is the time that the processor works for it, so that a
   * busy machine changes little; but in no case much more time may pass. Interrupting the thread
   * uses it up at once.
   */
  static Budget of(Duration time) {
    return new ProcessorTime(time, new AtomicInteger()::incrementAndGet);
  }

  /** As {@link #of(Duration)}, but ends sooner where no goal has been settled for long. */
  static Budget of(Duration time, CoverageLedger ledger) {
    return new ProcessorTime(time, () -> ledger.open().size());
  }
}
