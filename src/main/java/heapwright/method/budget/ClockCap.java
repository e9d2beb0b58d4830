package heapwright.method.budget;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The end of a budget by the clock: for work that takes many times as long as it counts, because
 * the machine is busy or because a kind of work is dearer than usual. What it cuts off depends on
 * the machine.
 */
final class ClockCap {
  /** How many times as long as it counts work may take. */
  private static final int CLOCK_PER_WORK = 4;

  private final LongSupplier clock;
  private final long end;

  private ClockCap(LongSupplier clock, long end) {
    this.clock = clock;
    this.end = end;
  }

  /**
   * @param clock the time, in nanoseconds
   */
  static ClockCap of(Duration work, LongSupplier clock) {
    return new ClockCap(clock, clock.getAsLong() + longest(work).toNanos());
  }

  /** How long work may last; such that the difference of two moments is kept within a long. */
  static Duration longest(Duration work) {
    return Duration.ofNanos(
        Math.min(Long.MAX_VALUE / 4 / CLOCK_PER_WORK, work.toNanos()) * CLOCK_PER_WORK);
  }

  boolean isOver() {
    return clock.getAsLong() - end > 0;
  }
}
