package heapwright.analysis.invariant;

/** All edges that matter may be taken, as far as the analysis can see. */
final class NothingToProve extends RuntimeException {
  private static final long serialVersionUID = 1;

  NothingToProve() {
    super(null, null, false, false);
  }
}
