package heapwright.report.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part of an object: a scalar with its content, or something with parts of its own.
 *
 * @param start the first byte, counted from that of the object
 * @param size in bytes
 */
record Part(String name, long start, long size, Optional<Content> content, List<Part> parts) {

  Part {
    parts = List.copyOf(parts);
  }

  static Part leaf(String name, long start, long size, Content content) {
    return new Part(name, start, size, Optional.of(content), List.of());
  }

  static Part group(String name, long start, long size, List<Part> parts) {
    return new Part(name, start, size, Optional.empty(), parts);
  }

  long end() {
    return start + size;
  }

  boolean leadsSomewhere() {
    return content.filter(Content.Leads.class::isInstance).isPresent()
        || parts.stream().anyMatch(Part::leadsSomewhere);
  }

  boolean isFree() {
    return content.isPresent()
        ? content.get() instanceof Content.Free
        : parts.stream().allMatch(Part::isFree);
  }

  /** Whether a reader could tell the two apart only by their places. */
  boolean isLike(Part other) {
    if (!content.equals(other.content) || parts.size() != other.parts.size()) {
      return false;
    }
    for (int i = 0; i < parts.size(); i++) {
      Part mine = parts.get(i);
      Part theirs = other.parts.get(i);
      if (!mine.name.equals(theirs.name) || !mine.isLike(theirs)) {
        return false;
      }
    }
    return true;
  }

  /** The rows that show the parts, one below the other. */
  static List<Row> rows(List<Part> parts) {
    List<Row> rows = new ArrayList<>();
    parts.forEach(part -> part.collect(0, rows));
    return rows;
  }

  private void collect(int depth, List<Row> rows) {
    rows.add(new Row(depth, name, content, start, end()));
    parts.forEach(part -> part.collect(depth + 1, rows));
  }
}
