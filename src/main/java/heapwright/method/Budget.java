package heapwright.method;

import heapwright.goal.CoverageLedger;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** How long something may take. Asked often, so that whoever works can stop in time. */
public interface Budget {
  /** Whether it is time to stop. */
  boolean isUsedUp();

  /** Why it is, for people. */
  default String cause() {
    return "the time was used up";
  }

  /**
   * For somebody who goes about it in another way, after this was used up in vain: a part of the
   * whole from now on, but no longer than the whole lasts.
   *
   * @param part a third, a fourth and so on
   */
  default Budget anew(int part) {
    return this;
  }

  /**
   * For the first of several attempts: a part of the whole from now on, and no more than is left.
   *
   * @param part a third, a fourth and so on
   */
  default Budget slice(int part) {
    return this;
  }

  /**
   * From now on, on this thread. What counts is the time that the processor works for it, so that a
   * busy machine changes little; but in no case much more time may pass. Interrupting the thread
   * uses it up at once.
   */
  static Budget of(Duration time) {
    return new ProcessorTime(time);
  }

  /**
   * No longer than some time from now on, on this thread, and less where no goal has been settled
   * for long.
   */
  static Budget of(Duration time, CoverageLedger ledger) {
    return new Expectation(time, () -> ledger.open().size());
  }

  /** The same, but used up also when somebody says so. */
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
