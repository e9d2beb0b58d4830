package heapwright.solve.reduction;

import heapwright.work.Work;
import heapwright.work.WorkMeter;

/** How much may still be done for one question, counted so that it is the same on every machine. */
final class ReductionBudget {
  private final ReductionBudget whole;
  private long left;

  private ReductionBudget(long left) {
    this.left = left;
    this.whole = this;
  }

  private ReductionBudget(ReductionBudget whole, long left) {
    this.left = left;
    this.whole = whole;
  }

  /**
   * @param most terms that may be computed
   */
  static ReductionBudget of(long most) {
    return new ReductionBudget(most);
  }

  /** A part of it for something that may fail. */
  ReductionBudget share(int divisor) {
    return new ReductionBudget(this, left / divisor);
  }

  void spend(int terms) {
    left -= terms;
    if (whole == this) {
      WorkMeter.count(Work.REDUCTION, terms);
    } else {
      whole.spend(terms);
    }
  }

  boolean isSpent() {
    return left <= 0;
  }
}
