package heapwright.report.shape;

import heapwright.report.shape.ShapePicture.BoxId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which parts of a picture are new, compared with the one before. */
final class Highlights {
  private final Set<BoxId> boxes = new HashSet<>();
  private final Map<BoxId, Set<Integer>> rows = new HashMap<>();

  /** Nothing stands out. */
  static Highlights none() {
    return new Highlights();
  }

  void box(BoxId box) {
    boxes.add(box);
  }

  void row(BoxId box, int row) {
    rows.computeIfAbsent(box, b -> new HashSet<>()).add(row);
  }

  boolean has(BoxId box) {
    return boxes.contains(box);
  }

  boolean has(BoxId box, int row) {
    return rows.getOrDefault(box, Set.of()).contains(row);
  }

  boolean isEmpty() {
    return boxes.isEmpty() && rows.isEmpty();
  }
}
