package heapwright.method.budget;

import heapwright.work.WorkMeter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A budget of work for the thread that made it, and for runs on its behalf. */
final class WorkBudget implements Budget {
  private final Thread worker = Thread.currentThread();
  private final LongSupplier work;
  private final Optional<ClockCap> cap;
  private final long whole;
  private final long start;
  private boolean isCapped;
  private boolean usedUp;

  /**
   * @param work what was done, in nanoseconds of a common machine
   */
  private WorkBudget(Duration whole, LongSupplier work, Optional<ClockCap> cap) {
    this.whole = whole.toNanos();
    this.work = work;
    this.cap = cap;
    start = work.getAsLong();
  }

  static WorkBudget capped(Duration whole, LongSupplier work, LongSupplier clock) {
    return new WorkBudget(whole, work, Optional.of(ClockCap.of(whole, clock)));
  }

  static WorkBudget uncapped(Duration whole) {
    return new WorkBudget(whole, WorkMeter.ofThread()::nanoseconds, Optional.empty());
  }

  /** The work that was done since the budget was made, in nanoseconds. */
  long done() {
    return work.getAsLong() - start;
  }

  @Override
  public boolean isUsedUp() {
    if (!usedUp) {
      isCapped = cap.isPresent() && cap.get().isOver();
      usedUp = isCapped || done() > whole;
    }
    // Remembered, since the code that sees an interrupt may clear the flag.
    usedUp |= worker.isInterrupted();
    return usedUp;
  }

  @Override
  public String cause() {
    return isCapped
        ? "the clock ended it before its share of work was done; a quiet machine or more time may"
            + " help"
        : Budget.super.cause();
  }

  @Override
  public Budget anew(int part) {
    return slice(part);
  }

  @Override
  public Budget slice(int part) {
    return uncapped(Duration.ofNanos(whole / part)).until(this::isUsedUp);
  }
}
