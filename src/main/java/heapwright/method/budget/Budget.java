package heapwright.method.budget;

import heapwright.goal.CoverageLedger;
import heapwright.work.WorkMeter;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** How much may be done for something. Asked often, so that the work can stop in time. */
public interface Budget {
  /** Whether it is time to stop. */
  boolean isUsedUp();

  /** The cause, for readers. */
  default String cause() {
    return "the time was used up";
  }

  /**
   * For another method after this was used up without result: a part of the whole from now on, but
   * no longer than the whole lasts.
   *
   * @param part a third, a fourth and so on
   */
  Budget anew(int part);

  /**
   * For the first of several attempts: a part of the whole from now on, and no more than is left.
   *
   * @param part a third, a fourth and so on
   */
  Budget slice(int part);

  /**
   * So much from now on, on this thread. What counts is work, as the time that it takes on a common
   * machine (see {@link heapwright.work.Work}), so that a busy machine changes nothing; only much
   * later the clock ends it as well. Interrupting the thread uses it up at once.
   */
  static Budget of(Duration time) {
    return WorkBudget.capped(time, WorkMeter.ofThread()::nanoseconds, System::nanoTime);
  }

  /** How long such a budget may last by the clock. */
  static Duration cap(Duration time) {
    return ClockCap.longest(time);
  }

  /** So much work on this thread, however long it takes: for a part of a whole that has a cap. */
  static Budget ofWork(Duration work) {
    return WorkBudget.uncapped(work);
  }

  /** So much from now on, on this thread, and less where no goal has been settled for long. */
  static Budget of(Duration time, CoverageLedger ledger) {
    return new StagnationBudget(time, () -> ledger.open().size());
  }

  /** Never used up. */
  static Budget endless() {
    return new Budget() {
      @Override
      public boolean isUsedUp() {
        return false;
      }

      @Override
      public Budget anew(int part) {
        return this;
      }

      @Override
      public Budget slice(int part) {
        return this;
      }
    };
  }

  /** Used up as soon as this or the other one is. */
  default Budget and(Budget other) {
    return until(other::isUsedUp);
  }

  /** The same, but also used up once the condition holds. */
  default Budget until(BooleanSupplier stop) {
    Budget whole = this;
    return new Budget() {
      @Override
      public boolean isUsedUp() {
        return stop.getAsBoolean() || whole.isUsedUp();
      }

      @Override
      public String cause() {
        return whole.cause();
      }

      @Override
      public Budget anew(int part) {
        return whole.anew(part).until(stop);
      }

      @Override
      public Budget slice(int part) {
        return whole.slice(part).until(stop);
      }
    };
  }
}
