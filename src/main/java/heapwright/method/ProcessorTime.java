package heapwright.method;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.IntSupplier;

/**
 * A budget of the processor's time for the thread that made it. It ends sooner where nothing new
 * has come for long: a quarter of the whole, and several times what it took until then.
 */
final class ProcessorTime implements Budget {
  /** How many times as long a busy machine may take. */
  private static final int PATIENCE = 4;

  private static final int QUARTER = 4;
  private static final int SEVERAL = 5;

  /** To ask for a thread's time costs a call of the system; so it is asked rarely. */
  private static final long PAUSE = Duration.ofMillis(5).toNanos();

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Thread worker = Thread.currentThread();
  private final IntSupplier progress;
  private final long whole;
  private final long start;
  private final long end;
  private long next = System.nanoTime();
  private int reached;
  private long latest;
  private boolean usedUp;

  /**
   * @param progress changes when something new has come
   */
  ProcessorTime(Duration time, IntSupplier progress) {
    this.progress = progress;
    whole = time.toNanos();
    start = threads.getThreadCpuTime(worker.getId());
    end = System.nanoTime() + PATIENCE * whole;
    reached = progress.getAsInt();
  }

  @Override
  public boolean isUsedUp() {
    long now = System.nanoTime();
    if (!usedUp && now - next > 0) {
      next = now + PAUSE;
      usedUp = now - end > 0 || isSpent(threads.getThreadCpuTime(worker.getId()) - start);
    }
    return usedUp || worker.isInterrupted();
  }

  private boolean isSpent(long work) {
    if (progress.getAsInt() != reached) {
      reached = progress.getAsInt();
      latest = work;
    }
    return work > whole || work > whole / QUARTER + SEVERAL * latest;
  }
}
