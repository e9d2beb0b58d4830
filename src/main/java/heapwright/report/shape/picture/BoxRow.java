package heapwright.report.shape.picture;

import java.util.Optional;

/**
 * A line of a box.
 *
 * @param depth how far it is indented: the parts of a part stand below it
 * @param content empty for the name of something whose parts follow
 * @param start the bytes of the object that it shows, from here up to {@code end}
 */
public record BoxRow(int depth, String name, Optional<RowContent> content, long start, long end) {

  public boolean isGround() {
    return content.filter(RowContent.Ground.class::isInstance).isPresent();
  }

  public BoxRow with(RowContent other) {
    return new BoxRow(depth, name, Optional.of(other), start, end);
  }
}
