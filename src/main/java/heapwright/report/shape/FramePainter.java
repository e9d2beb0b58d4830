package heapwright.report.shape;

import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.report.shape.ShapePicture.BoxRow;
import heapwright.report.shape.ShapePicture.RowContent;
import heapwright.testcase.shape.ShapeCell;
import heapwright.testcase.shape.ShapeFrame;
import heapwright.testcase.shape.ShapeObject;
import heapwright.testcase.shape.ShapeValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Decides what the picture of a shape shows. Open pointers that must be equal lead to one box,
 * which stands for whatever they lead to.
 */
final class FramePainter {
  private final ShapeFrame frame;
  private final Map<String, String> names = new HashMap<>();
  private final Map<Integer, Integer> members = new HashMap<>();
  private final Map<BoxId, Box> boxes = new LinkedHashMap<>();

  FramePainter(ShapeFrame frame) {
    this.frame = frame;
    frame.objects().forEach(object -> names.put(object.key(), object.name()));
    cells()
        .map(ShapeCell::value)
        .filter(ShapeValue.Open.class::isInstance)
        .forEach(open -> members.merge(((ShapeValue.Open) open).collection(), 1, Integer::sum));
  }

  private Stream<ShapeCell> cells() {
    return Stream.concat(
        frame.pointers().stream(), frame.objects().stream().flatMap(o -> o.cells().stream()));
  }

  ShapePicture picture() {
    if (!frame.pointers().isEmpty()) {
      List<BoxRow> rows = rows(frame.pointers());
      add(new Box(BoxId.POINTERS, Box.Kind.INPUT, "pointers", "", rows));
    }
    for (ShapeObject object : frame.objects()) {
      List<BoxRow> rows = rows(object.cells());
      add(new Box(box(object), Box.Kind.OBJECT, object.name(), object.type(), rows));
    }
    cells().forEach(this::addOpen);
    return new BoxOrder(boxes).picture("");
  }

  private void add(Box box) {
    boxes.put(box.id(), box);
  }

  static BoxId box(ShapeObject object) {
    return box(object.key());
  }

  private static BoxId box(String object) {
    return new BoxId("object " + object);
  }

  private static BoxId box(ShapeValue.Open open) {
    return new BoxId("open " + open.collection());
  }

  private List<BoxRow> rows(List<ShapeCell> cells) {
    List<BoxRow> rows = new ArrayList<>();
    for (ShapeCell cell : cells) {
      Optional<RowContent> content = Optional.of(content(cell.value()));
      rows.add(new BoxRow(0, cell.name(), content, cell.offset(), cell.offset() + cell.size()));
    }
    return rows;
  }

  private void addOpen(ShapeCell cell) {
    if (cell.value() instanceof ShapeValue.Open open && isShared(open)) {
      add(new Box(box(open), Box.Kind.UNKNOWN, open.text(), "", List.of()));
    }
  }

  private boolean isShared(ShapeValue.Open open) {
    return members.get(open.collection()) > 1;
  }

  private RowContent content(ShapeValue value) {
    return value.match(
        number -> new RowContent.Shown(number.text()),
        nothing -> new RowContent.Ground(),
        untouched -> new RowContent.Free(),
        open ->
            isShared(open)
                ? new RowContent.Leads(box(open), 0, open.text())
                : new RowContent.Shown(open.text()),
        leads ->
            new RowContent.Leads(box(leads.object()), leads.offset(), names.get(leads.object())));
  }
}
