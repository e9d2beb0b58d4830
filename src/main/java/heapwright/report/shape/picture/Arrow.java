package heapwright.report.shape.picture;

/**
 * A pointer.
 *
 * @param row of the box that it stands in
 * @param back whether it closes a cycle: from what is reached later to what is reached before
 */
public record Arrow(BoxId from, int row, BoxId to, Anchor at, boolean back) {

  public boolean isLoop() {
    return from.equals(to);
  }
}
