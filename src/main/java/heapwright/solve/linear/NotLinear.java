package heapwright.solve.linear;

/**
 * A term cannot be written as a linear expression. Thrown through the recursion over terms and
 * caught where the formula has its alternatives.
 */
final class NotLinear extends Exception {
  private static final long serialVersionUID = 1;

  NotLinear(String what) {
    super(what, null, false, false);
  }
}
