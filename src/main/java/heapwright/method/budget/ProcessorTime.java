package heapwright.method.budget;

import heapwright.machine.DeepStack;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** A budget of processor time for the thread that made it, and for runs on its behalf. */
final class ProcessorTime implements Budget {
  /** Reading a thread's time is a system call, so it is read rarely. */
  private static final long PAUSE = Duration.ofMillis(5).toNanos();

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Thread worker = Thread.currentThread();
  private final long whole;
  private long runs = DeepStack.processorTime();
  private final long start = threads.getThreadCpuTime(worker.getId()) + runs;
  private final long end;
  private long next = System.nanoTime();
  private boolean usedUp;

  /**
   * @param patience how many times as long it may take by the clock
   */
  ProcessorTime(Duration time, int patience) {
    whole = time.toNanos();
    // Keeps the difference of two moments within a long.
    long longest = Math.min(Long.MAX_VALUE / 4 / patience, whole) * patience;
    end = System.nanoTime() + longest;
  }

  @Override
  public boolean isUsedUp() {
    long now = System.nanoTime();
    if (!usedUp && now - next > 0) {
      next = now + PAUSE;
      usedUp = now - end > 0 || worked() - start > whole;
    }
    // Remembered, since the code that sees an interrupt may clear the flag.
    usedUp |= worker.isInterrupted();
    return usedUp;
  }

  private long worked() {
    if (Thread.currentThread() == worker) {
      runs = DeepStack.processorTime();
    }
    return threads.getThreadCpuTime(worker.getId()) + runs;
  }

  @Override
  public Budget anew(int part) {
    return slice(part);
  }

  @Override
  public Budget slice(int part) {
    return Budget.ofWork(Duration.ofNanos(whole / part)).until(this::isUsedUp);
  }
}
