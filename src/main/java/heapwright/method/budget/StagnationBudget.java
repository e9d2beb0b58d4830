package heapwright.method.budget;

import heapwright.work.WorkMeter;
import java.time.Duration;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * A budget that ends sooner where nothing new is to be expected: none has come for a sixth of the
 * whole, or some seconds if that is more, and several times what it took until then.
 */
final class StagnationBudget implements Budget {
  private static final int SIXTH = 6;

  /** A function of a large program needs so long before its first goal is met. */
  private static final long SECONDS = Duration.ofSeconds(5).toNanos();

  /** Of a short time, the rest is for the methods that follow, see {@link #anew}. */
  private static final int HALF = 2;

  private static final int SEVERAL = 5;

  /** To ask for progress may cost as much as a step, so it is asked for rarely. */
  private static final long PAUSE = Duration.ofMillis(1).toNanos();

  private final WorkBudget whole;
  private final IntSupplier progress;
  private final long nanoseconds;
  private long next;
  private int reached;
  private long latest;
  private boolean stagnant;

  /**
   * @param progress changes when something new has come
   */
  StagnationBudget(Duration time, IntSupplier progress) {
    this(time, progress, System::nanoTime, WorkMeter.ofThread()::nanoseconds);
  }

  /**
   * @param clock the time, in nanoseconds
   * @param work the work done, in nanoseconds of a common machine
   */
  StagnationBudget(Duration time, IntSupplier progress, LongSupplier clock, LongSupplier work) {
    this.progress = progress;
    whole = WorkBudget.capped(time, work, clock);
    nanoseconds = time.toNanos();
    reached = progress.getAsInt();
  }

  @Override
  public boolean isUsedUp() {
    long done = whole.done();
    if (!stagnant && done >= next) {
      next = done + PAUSE;
      stagnant = isStagnant(done);
    }
    return whole.isUsedUp() || stagnant;
  }

  private boolean isStagnant(long done) {
    if (progress.getAsInt() != reached) {
      reached = progress.getAsInt();
      latest = done;
    }
    long longest = Math.max(nanoseconds / SIXTH, Math.min(SECONDS, nanoseconds / HALF));
    return done > longest + SEVERAL * latest;
  }

  @Override
  public String cause() {
    return stagnant ? "nothing new came for long; more time may help" : whole.cause();
  }

  @Override
  public Budget anew(int part) {
    return whole.slice(part);
  }

  @Override
  public Budget slice(int part) {
    return whole.slice(part).until(this::isUsedUp);
  }
}
