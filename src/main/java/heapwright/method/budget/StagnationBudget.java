package heapwright.method.budget;

import heapwright.machine.DeepStack;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * A time that ends sooner where nothing new is to be expected: none has come for a sixth of the
 * whole, or some seconds if that is more, and several times what it took until then. That is
 * counted in the processor's time, so that a busy machine changes little; the whole is measured by
 * the clock.
 */
final class StagnationBudget implements Budget {
  private static final int SIXTH = 6;

  /** A function of a large program needs so long before its first goal is met. */
  private static final long SECONDS = Duration.ofSeconds(5).toNanos();

  /** Of a short time, the rest is for the methods that follow, see {@link #anew}. */
  private static final int HALF = 2;

  private static final int SEVERAL = 5;

  /** Reading a thread's time is a system call, so it is read rarely. */
  private static final long PAUSE = Duration.ofMillis(5).toNanos();

  private final Thread worker = Thread.currentThread();
  private final IntSupplier progress;
  private final LongSupplier clock;
  private final LongSupplier work;
  private final long whole;
  private final long start;
  private final long end;
  private long next;
  private int reached;
  private long latest;
  private boolean inVain;
  private boolean usedUp;

  /**
   * @param progress changes when something new has come
   */
  StagnationBudget(Duration time, IntSupplier progress) {
    this(time, progress, System::nanoTime, processorTime());
  }

  /**
   * @param clock the time, in nanoseconds
   * @param work the processor time spent, in nanoseconds
   */
  StagnationBudget(Duration time, IntSupplier progress, LongSupplier clock, LongSupplier work) {
    this.progress = progress;
    this.clock = clock;
    this.work = work;
    whole = time.toNanos();
    start = work.getAsLong();
    next = clock.getAsLong();
    end = next + whole;
    reached = progress.getAsInt();
  }

  private static LongSupplier processorTime() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long worker = Thread.currentThread().getId();
    return () -> threads.getThreadCpuTime(worker) + DeepStack.processorTime();
  }

  @Override
  public boolean isUsedUp() {
    long now = clock.getAsLong();
    if (!usedUp && now - next > 0) {
      next = now + PAUSE;
      inVain = isInVain(work.getAsLong() - start);
      usedUp = inVain || now - end > 0;
    }
    // Remembered, since the code that sees an interrupt may clear the flag.
    usedUp |= worker.isInterrupted();
    return usedUp;
  }

  private boolean isInVain(long worked) {
    if (progress.getAsInt() != reached) {
      reached = progress.getAsInt();
      latest = worked;
    }
    long patience = Math.max(whole / SIXTH, Math.min(SECONDS, whole / HALF));
    return worked > patience + SEVERAL * latest;
  }

  @Override
  public Budget anew(int part) {
    return Budget.ofWork(Duration.ofNanos(whole / part)).until(() -> clock.getAsLong() - end > 0);
  }

  @Override
  public String cause() {
    return inVain ? "nothing new came for long; more time may help" : Budget.super.cause();
  }

  @Override
  public Budget slice(int part) {
    return Budget.ofWork(Duration.ofNanos(whole / part)).until(this::isUsedUp);
  }
}
