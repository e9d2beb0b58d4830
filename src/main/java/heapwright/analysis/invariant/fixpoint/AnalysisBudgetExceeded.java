package heapwright.analysis.invariant.fixpoint;

/** The analysis takes too long, or does not settle: then it says nothing. */
public final class AnalysisBudgetExceeded extends RuntimeException {
  private static final long serialVersionUID = 1;

  AnalysisBudgetExceeded() {
    super("out of budget", null, false, false);
  }
}
