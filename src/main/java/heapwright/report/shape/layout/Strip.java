package heapwright.report.shape.layout;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.shape.layout.Sheet.Label;
import heapwright.report.shape.layout.Sheet.Piece;
import heapwright.report.shape.picture.Box;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What lies between two cuts of a layout. */
final class Strip {
  private static final double LABEL_HEIGHT = 10;

  private final Map<Box, Area> boxes = new LinkedHashMap<>();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Label> labels = new ArrayList<>();
  private double top = Double.MAX_VALUE;
  private double bottom;

  void add(Box box, Area area) {
    boxes.put(box, area);
    reach(area.y());
    reach(area.y() + area.height());
  }

  void add(Piece piece) {
    pieces.add(piece);
    piece.points().forEach(point -> reach(point.y()));
  }

  void add(Label label) {
    labels.add(label);
    reach(label.at().y());
  }

  private void reach(double y) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }

  double top() {
    return top;
  }

  double height() {
    return bottom - top;
  }

  void moveTo(
      double dx, double dy, Map<Box, Area> allBoxes, List<Piece> allPieces, List<Label> allLabels) {
    boxes.forEach(
        (box, a) -> allBoxes.put(box, new Area(a.x() + dx, a.y() + dy, a.width(), a.height())));
    for (Piece piece : pieces) {
      List<Point> points = piece.points().stream().map(p -> moved(p, dx, dy)).toList();
      allPieces.add(new Piece(piece.arrow(), points, piece.first(), piece.last()));
    }
    for (Label label : apart(labels)) {
      allLabels.add(
          new Label(label.arrow(), label.start(), moved(label.at(), dx, dy), label.leftOf()));
    }
  }

  private static Point moved(Point point, double dx, double dy) {
    return new Point(point.x() + dx, point.y() + dy);
  }

  /** The labels moved down where they would lie on one another; the same twice is said once. */
  private static List<Label> apart(List<Label> labels) {
    List<Label> sorted = new ArrayList<>(labels);
    sorted.sort(Comparator.comparing(Label::leftOf).thenComparing(label -> label.at().y()));
    List<Label> apart = new ArrayList<>();
    for (Label label : sorted) {
      Label before = apart.isEmpty() ? label : apart.get(apart.size() - 1);
      boolean follows = !apart.isEmpty() && before.leftOf() == label.leftOf();
      double least = follows ? before.at().y() + LABEL_HEIGHT : label.at().y();
      boolean same = follows && before.end().equals(label.end()) && label.at().y() < least;
      if (!same) {
        Point at = new Point(label.at().x(), Math.max(least, label.at().y()));
        apart.add(new Label(label.arrow(), label.start(), at, label.leftOf()));
      }
    }
    return apart;
  }
}
