package heapwright.goal.reach;

/** Ends the reading of a malformed goal. */
final class GoalSyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int at;

  /**
   * @param at where in the text, from 0
   */
  GoalSyntaxError(int at, String message) {
    super(message);
    this.at = at;
  }

  int at() {
    return at;
  }
}
