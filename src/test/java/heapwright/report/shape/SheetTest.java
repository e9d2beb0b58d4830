package heapwright.report.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.emission.RandomInput;
import heapwright.ir.code.Function;
import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.shape.ShapePicture.Anchor;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.report.shape.ShapePicture.RowContent;
import heapwright.report.shape.Sheet.Piece;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the layout of every input, whatever its shape. */
class SheetTest {
  private static final int RANDOM = 20;
  private static final double TOLERANCE = 0.6;

  private final ShapeMeasure measure = new ShapeMeasure();

  static Stream<Arguments> inputs() {
    Map<String, TestInput> inputs = new LinkedHashMap<>(Shapes.all());
    List<Function> functions = List.copyOf(HeapSketch.PROGRAM.functions().values());
    for (int i = 0; i < RANDOM; i++) {
      Function function = functions.get(i % functions.size());
      RandomInput random = new RandomInput(HeapSketch.PROGRAM, new Random(i));
      inputs.put("random " + i, random.of(function));
    }
    return inputs.entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("inputs")
  void everythingHasAPlaceOfItsOwn(String name, TestInput input) {
    ShapePicture picture = new ShapePainter(HeapSketch.PROGRAM, input).picture();
    Sheet sheet = Strips.cut(ShapeLayout.place(picture, measure), measure);
    assertEquals(picture.boxes().size(), sheet.boxes().size());
    boxesLieApart(sheet);
    Map<BoxId, Box> boxes = new LinkedHashMap<>();
    picture.boxes().forEach(box -> boxes.put(box.id(), box));
    assertTrue(
        boxes.keySet().containsAll(input.objects().stream().map(o -> BoxId.of(o.name())).toList()));
    assertEquals(pointers(picture), picture.arrows().size(), "an arrow for each pointer");
    for (Arrow arrow : picture.arrows()) {
      List<Piece> pieces = sheet.pieces().stream().filter(p -> p.arrow().equals(arrow)).toList();
      arrowRunsFromItsRowToItsTarget(arrow, pieces, boxes, sheet);
      pieces.forEach(piece -> lineKeepsOutOfBoxes(piece, boxes.get(arrow.from()), sheet));
    }
  }

  private static long pointers(ShapePicture picture) {
    return picture.boxes().stream()
        .flatMap(box -> box.rows().stream())
        .filter(row -> row.content().filter(RowContent.Leads.class::isInstance).isPresent())
        .count();
  }

  private void boxesLieApart(Sheet sheet) {
    List<Area> areas = new ArrayList<>();
    sheet.boxes().forEach((box, area) -> areas.add(withGutter(box, area)));
    for (int i = 0; i < areas.size(); i++) {
      Area a = areas.get(i);
      assertTrue(a.x() >= 0 && right(a) <= sheet.width() + TOLERANCE, "outside of the page");
      assertTrue(a.y() >= 0 && bottom(a) <= sheet.height() + TOLERANCE, "outside of the page");
      for (Area b : areas.subList(i + 1, areas.size())) {
        boolean apart =
            right(a) <= b.x() || right(b) <= a.x() || bottom(a) <= b.y() || bottom(b) <= a.y();
        assertTrue(apart, "two boxes overlap");
      }
    }
  }

  private Area withGutter(Box box, Area area) {
    return new Area(area.x(), area.y(), area.width() + measure.gutter(box), area.height());
  }

  private void arrowRunsFromItsRowToItsTarget(
      Arrow arrow, List<Piece> pieces, Map<BoxId, Box> boxes, Sheet sheet) {
    Piece first = pieces.stream().filter(Piece::first).findFirst().orElseThrow();
    List<Point> last = pieces.stream().filter(Piece::last).findFirst().orElseThrow().points();
    Area from = sheet.boxes().get(boxes.get(arrow.from()));
    Point start = first.points().get(0);
    assertEquals(from.y() + measure.y(arrow.row()), start.y(), TOLERANCE, "starts at its row");
    assertTrue(start.x() > from.x() && start.x() < right(from), "starts inside its box");
    Box target = boxes.get(arrow.to());
    Area to = sheet.boxes().get(target);
    Point end = last.get(last.size() - 1);
    assertEquals(arrow.back() ? right(to) : to.x(), end.x(), TOLERANCE, "ends at the rim");
    double slack = arrow.at() instanceof Anchor.Whole ? ShapeMeasure.TITLE / 2 : TOLERANCE;
    assertEquals(to.y() + measure.y(target, arrow.at()), end.y(), slack, "ends at its anchor");
    for (Piece piece : pieces) {
      for (int i = 1; i < piece.points().size(); i++) {
        Point a = piece.points().get(i - 1);
        Point b = piece.points().get(i);
        boolean straight = Math.abs(a.x() - b.x()) < 1 || Math.abs(a.y() - b.y()) < 1;
        assertTrue(straight, "a slanted line");
      }
    }
  }

  private static void lineKeepsOutOfBoxes(Piece piece, Box from, Sheet sheet) {
    List<Point> points = piece.points();
    for (int i = 1; i < points.size(); i++) {
      Area segment = segment(points.get(i - 1), points.get(i));
      boolean leavesItsBox = i == 1 && piece.first();
      sheet
          .boxes()
          .forEach(
              (box, area) -> {
                boolean inside =
                    right(segment) > area.x() + 1
                        && segment.x() < right(area) - 1
                        && bottom(segment) > area.y() + 1
                        && segment.y() < bottom(area) - 1;
                assertTrue(
                    !inside || leavesItsBox && box.equals(from),
                    () -> piece.arrow() + " runs through " + box.id());
              });
    }
  }

  private static Area segment(Point a, Point b) {
    return new Area(
        Math.min(a.x(), b.x()),
        Math.min(a.y(), b.y()),
        Math.abs(a.x() - b.x()),
        Math.abs(a.y() - b.y()));
  }

  private static double right(Area area) {
    return area.x() + area.width();
  }

  private static double bottom(Area area) {
    return area.y() + area.height();
  }
}
