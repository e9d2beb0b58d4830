package heapwright.report.shape;

import heapwright.report.shape.picture.Box;
import heapwright.report.shape.picture.BoxId;
import heapwright.report.shape.picture.ShapePicture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A colour for each type of object; there are a few, and then they come again. */
final class Tints {
  static final List<String> ALL =
      List.of("input", "tint0", "tint1", "tint2", "tint3", "tint4", "tint5");

  private final Map<BoxId, String> tints = new HashMap<>();

  Tints(ShapePicture picture) {
    Map<String, String> byType = new HashMap<>();
    for (Box box : picture.boxes()) {
      if (box.kind() == Box.Kind.INPUT) {
        tints.put(box.id(), ALL.get(0));
      } else {
        String type = box.type().replaceAll(" *\\[.*", "");
        byType.computeIfAbsent(type, t -> ALL.get(1 + byType.size() % (ALL.size() - 1)));
        tints.put(box.id(), byType.get(type));
      }
    }
  }

  String of(BoxId box) {
    return tints.get(box);
  }
}
