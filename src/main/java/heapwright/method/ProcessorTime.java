package heapwright.method;

import heapwright.machine.DeepStack;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** A budget of the processor's time for the thread that made it, and for runs on its behalf. */
final class ProcessorTime implements Budget {
  /** How many times as long a busy machine may take. */
  private static final int PATIENCE = 4;

  /** To ask for a thread's time costs a call of the system; so it is asked rarely. */
  private static final long PAUSE = Duration.ofMillis(5).toNanos();

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Thread worker = Thread.currentThread();
  private final long whole;
  private long runs = DeepStack.processorTime();
  private final long start = threads.getThreadCpuTime(worker.getId()) + runs;
  private final long end;
  private long next = System.nanoTime();
  private boolean usedUp;

  ProcessorTime(Duration time) {
    whole = time.toNanos();
    end = System.nanoTime() + PATIENCE * whole;
  }

  @Override
  public boolean isUsedUp() {
    long now = System.nanoTime();
    if (!usedUp && now - next > 0) {
      next = now + PAUSE;
      usedUp = now - end > 0 || worked() - start > whole;
    }
    // Kept, since whoever hears of an interrupt may clear its sign.
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
  public Budget slice(int part) {
    return Budget.of(Duration.ofNanos(whole / part)).until(this::isUsedUp);
  }
}
