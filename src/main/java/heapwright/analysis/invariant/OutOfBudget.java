package heapwright.analysis.invariant;

/** The analysis takes too long, or does not settle: then it says nothing. */
final class OutOfBudget extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutOfBudget() {
    super("out of budget", null, false, false);
  }
}
