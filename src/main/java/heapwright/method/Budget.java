package heapwright.method;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** How long something may take. Asked often, so that whoever works can stop in time. */
public interface Budget {
  /** How many times as long a busy machine may take. */
  int PATIENCE = 4;

  /** Whether it is time to stop. */
  boolean isUsedUp();

  /**
   * From now on, on this thread. What counts is the time that the processor works for it, so that a
   * busy machine changes little; but in no case much more time may pass. Interrupting the thread
   * uses it up at once.
   */
  static Budget of(Duration time) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Thread worker = Thread.currentThread();
    long work = threads.getThreadCpuTime(worker.getId()) + time.toNanos();
    long end = System.nanoTime() + PATIENCE * time.toNanos();
    return () ->
        worker.isInterrupted()
            || System.nanoTime() - end > 0
            || threads.getThreadCpuTime(worker.getId()) > work;
  }
}
