package heapwright.report.shape;

import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.testcase.shape.ShapeCell;
import heapwright.testcase.shape.ShapeFrame;
import heapwright.testcase.shape.ShapeObject;
import heapwright.testcase.shape.ShapeValue;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What a shape has that the one before had not. */
final class FrameChanges {
  private final Map<String, ShapeObject> objects = new HashMap<>();
  private final Map<Place, Content> contents;

  /** A cell, wherever it is. */
  private record Place(String object, String cell) {}

  /**
   * What a cell is and holds, so that two frames can be compared.
   *
   * @param equal the cells that hold the same, where that is all that is known
   */
  private record Content(String name, ShapeValue value, Set<String> equal) {}

  FrameChanges(ShapeFrame before) {
    before.objects().forEach(object -> objects.put(object.key(), object));
    contents = contents(before);
  }

  private static Map<Place, ShapeCell> cells(ShapeFrame frame) {
    Map<Place, ShapeCell> cells = new LinkedHashMap<>();
    frame.pointers().forEach(cell -> cells.put(new Place("", cell.key()), cell));
    for (ShapeObject object : frame.objects()) {
      object.cells().forEach(cell -> cells.put(new Place(object.key(), cell.key()), cell));
    }
    return cells;
  }

  private static Map<Place, Content> contents(ShapeFrame frame) {
    Map<Integer, Set<String>> collections = new HashMap<>();
    Map<Place, ShapeCell> cells = cells(frame);
    cells.forEach(
        (place, cell) -> {
          if (cell.value() instanceof ShapeValue.Open open) {
            collections
                .computeIfAbsent(open.collection(), c -> new TreeSet<>())
                .add(place.toString());
          }
        });
    Map<Place, Content> contents = new HashMap<>();
    cells.forEach((place, cell) -> contents.put(place, content(cell, collections)));
    return contents;
  }

  /** Which number a collection has is no news, but which members are. */
  private static Content content(ShapeCell cell, Map<Integer, Set<String>> collections) {
    return cell.value() instanceof ShapeValue.Open open
        ? new Content(
            cell.name(), new ShapeValue.Open(open.text(), 0), collections.get(open.collection()))
        : new Content(cell.name(), cell.value(), Set.of());
  }

  /** What is new or otherwise in the next shape. */
  Highlights in(ShapeFrame after) {
    Highlights changes = new Highlights();
    Map<Place, Content> now = contents(after);
    mark("", BoxId.POINTERS, after.pointers(), now, changes);
    for (ShapeObject object : after.objects()) {
      if (objects.containsKey(object.key())) {
        mark(object.key(), FramePainter.box(object), object.cells(), now, changes);
      } else {
        changes.box(FramePainter.box(object));
      }
    }
    return changes;
  }

  private void mark(
      String object,
      BoxId box,
      List<ShapeCell> cells,
      Map<Place, Content> now,
      Highlights changes) {
    for (int row = 0; row < cells.size(); row++) {
      Place place = new Place(object, cells.get(row).key());
      if (!now.get(place).equals(contents.get(place))) {
        changes.row(box, row);
      }
    }
  }
}
