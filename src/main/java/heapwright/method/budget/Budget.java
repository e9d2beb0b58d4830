package heapwright.method.budget;

import heapwright.goal.CoverageLedger;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** How long something may take. Asked often, so that the work can stop in time. */
public interface Budget {
  /** How many times as long a busy machine may take. */
  int PATIENCE = 4;

  /** Whether it is time to stop. */
  boolean isUsedUp();

  /** The cause, for people. */
  default String cause() {
    return "the time was used up";
  }

  /**
   * For another method after this was used up in vain: a part of the whole from now on, but no
   * longer than the whole lasts.
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
   * From now on, on this thread. What counts is the time that the processor works for it, so that a
   * busy machine changes little; the time on the clock is bounded as well. Interrupting the thread
   * uses it up at once.
   */
  static Budget of(Duration time) {
    return new ProcessorTime(time, PATIENCE);
  }

  /**
   * So much processor time on this thread, however long a busy machine takes for it: for a part of
   * a bounded whole, so that its result does not depend on the load.
   */
  static Budget ofWork(Duration work) {
    return new ProcessorTime(work, Integer.MAX_VALUE);
  }

  /**
   * No longer than some time from now on, on this thread, and less where no goal has been settled
   * for long.
   */
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
