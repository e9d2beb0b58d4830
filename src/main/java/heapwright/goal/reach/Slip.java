package heapwright.goal.reach;

/** Ends the reading of a malformed goal. */
final class Slip extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int at;

  /**
   * @param at where in the text, from 0
   */
  Slip(int at, String message) {
    super(message);
    this.at = at;
  }

  int at() {
    return at;
  }
}
