package heapwright.report.shape;

/**
 * A pointer.
 *
 * @param row of the box that it stands in
 * @param back whether it closes a cycle: from what is reached later to what is reached before
 */
record Arrow(BoxId from, int row, BoxId to, Anchor at, boolean back) {

  boolean isLoop() {
    return from.equals(to);
  }
}
