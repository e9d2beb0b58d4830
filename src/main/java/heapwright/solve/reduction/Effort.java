package heapwright.solve.reduction;

/** How much may still be done for one question, counted so that it is the same on every machine. */
final class Effort {
  private final Effort whole;
  private long left;

  private Effort(long left) {
    this.left = left;
    this.whole = this;
  }

  private Effort(Effort whole, long left) {
    this.left = left;
    this.whole = whole;
  }

  /**
   * @param most terms that may be computed
   */
  static Effort of(long most) {
    return new Effort(most);
  }

  /** A part of it for something that may fail. */
  Effort share(int divisor) {
    return new Effort(this, left / divisor);
  }

  void spend(int terms) {
    left -= terms;
    if (whole != this) {
      whole.spend(terms);
    }
  }

  boolean isSpent() {
    return left <= 0;
  }
}
