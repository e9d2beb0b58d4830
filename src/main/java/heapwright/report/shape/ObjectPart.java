package heapwright.report.shape;

import heapwright.report.shape.ShapePicture.BoxRow;
import heapwright.report.shape.ShapePicture.RowContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part of an object: a scalar with its content, or something with parts of its own.
 *
 * @param start the first byte, counted from that of the object
 * @param size in bytes
 */
record ObjectPart(
    String name, long start, long size, Optional<RowContent> content, List<ObjectPart> parts) {

  ObjectPart {
    parts = List.copyOf(parts);
  }

  static ObjectPart leaf(String name, long start, long size, RowContent content) {
    return new ObjectPart(name, start, size, Optional.of(content), List.of());
  }

  static ObjectPart group(String name, long start, long size, List<ObjectPart> parts) {
    return new ObjectPart(name, start, size, Optional.empty(), parts);
  }

  long end() {
    return start + size;
  }

  boolean leadsSomewhere() {
    return content.filter(RowContent.Leads.class::isInstance).isPresent()
        || parts.stream().anyMatch(ObjectPart::leadsSomewhere);
  }

  boolean isFree() {
    return content.isPresent()
        ? content.get() instanceof RowContent.Free
        : parts.stream().allMatch(ObjectPart::isFree);
  }

  /** Whether a reader could tell the two apart only by their places. */
  boolean isLike(ObjectPart other) {
    if (!content.equals(other.content) || parts.size() != other.parts.size()) {
      return false;
    }
    for (int i = 0; i < parts.size(); i++) {
      ObjectPart mine = parts.get(i);
      ObjectPart theirs = other.parts.get(i);
      if (!mine.name.equals(theirs.name) || !mine.isLike(theirs)) {
        return false;
      }
    }
    return true;
  }

  /** The rows that show the parts, one below the other. */
  static List<BoxRow> rows(List<ObjectPart> parts) {
    List<BoxRow> rows = new ArrayList<>();
    parts.forEach(part -> part.collect(0, rows));
    return rows;
  }

  private void collect(int depth, List<BoxRow> rows) {
    rows.add(new BoxRow(depth, name, content, start, end()));
    parts.forEach(part -> part.collect(depth + 1, rows));
  }
}
