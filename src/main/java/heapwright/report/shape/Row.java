package heapwright.report.shape;

import java.util.Optional;

/**
 * A line of a box.
 *
 * @param depth how far it is indented: the parts of a part stand below it
 * @param content empty for the name of something whose parts follow
 * @param start the bytes of the object that it shows, from here up to {@code end}
 */
record Row(int depth, String name, Optional<Content> content, long start, long end) {

  boolean isGround() {
    return content.filter(Content.Ground.class::isInstance).isPresent();
  }

  Row with(Content other) {
    return new Row(depth, name, Optional.of(other), start, end);
  }
}
