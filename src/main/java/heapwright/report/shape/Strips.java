package heapwright.report.shape;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.shape.ShapeLayout.Placement;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.Sheet.Label;
import heapwright.report.shape.Sheet.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Cuts a layout that is too wide into strips, as lines of text are broken. A cut runs just before a
 * column of boxes, where lines are horizontal; a line that is cut says on both sides where it
 * leads.
 */
final class Strips {
  /** Up to this, a picture is better wide than cut. */
  private static final double WIDEST = 1500;

  /** How long strips are at the most. */
  private static final double LONGEST = 1250;

  /** From a cut to the boxes behind it. */
  private static final double MARGIN = 11;

  /** How far a line goes on beyond the cut. */
  private static final double BEYOND = 8;

  /** Beside a cut: the end of the line and its label. */
  private static final double APRON = 52;

  private static final double GAP = 30;

  private final Placement placement;
  private final List<Double> cuts;
  private final List<Strip> strips = new ArrayList<>();

  private Strips(Placement placement, ShapeMeasure measure) {
    this.placement = placement;
    cuts = cuts(placement, measure);
    for (int i = 0; i < cuts.size() - 1; i++) {
      strips.add(new Strip());
    }
  }

  static Sheet cut(Placement placement, ShapeMeasure measure) {
    return new Strips(placement, measure).sheet();
  }

  /** Where the strips begin, and where the last one ends. */
  private static List<Double> cuts(Placement placement, ShapeMeasure measure) {
    NavigableSet<Double> candidates = new TreeSet<>();
    placement.boxes().values().forEach(area -> candidates.add(area.x() - MARGIN));
    candidates.removeIf(x -> runsThroughABox(x, placement, measure));
    List<Double> cuts = new ArrayList<>(List.of(0.0));
    double length = length(placement.width());
    while (placement.width() - cuts.get(cuts.size() - 1) > length) {
      double last = cuts.get(cuts.size() - 1);
      Double next = candidates.floor(last + length);
      if (next == null || next <= last) {
        next = candidates.higher(last);
      }
      if (next == null || next <= last) {
        break;
      }
      cuts.add(next);
    }
    cuts.add(placement.width());
    return cuts;
  }

  /** Strips of about the same length, since columns are not. */
  private static double length(double width) {
    double number = Math.ceil(width / LONGEST);
    return width <= WIDEST ? width : Math.min(LONGEST, width / number * 1.1);
  }

  private static boolean runsThroughABox(double x, Placement placement, ShapeMeasure measure) {
    return x <= 0
        || placement.boxes().entrySet().stream()
            .anyMatch(
                e -> {
                  Area area = e.getValue();
                  double right = area.x() + area.width() + measure.gutter(e.getKey());
                  return area.x() < x && x < right;
                });
  }

  private Sheet sheet() {
    placement.boxes().forEach((box, area) -> strips.get(strip(area.x())).add(box, area));
    placement.routes().forEach(this::split);
    return assemble();
  }

  private int strip(double x) {
    int at = 0;
    while (at < strips.size() - 1 && x > cuts.get(at + 1)) {
      at++;
    }
    return at;
  }

  private void split(Arrow arrow, List<Point> route) {
    List<Point> piece = new ArrayList<>(List.of(route.get(0)));
    int at = strip(route.get(0).x());
    boolean first = true;
    for (Point next : route.subList(1, route.size())) {
      int to = strip(next.x());
      while (at != to) {
        boolean rightwards = to > at;
        double cut = cuts.get(rightwards ? at + 1 : at);
        double side = rightwards ? BEYOND : -BEYOND;
        piece.add(new Point(cut + side, next.y()));
        strips.get(at).add(new Piece(arrow, piece, first, false));
        strips.get(at).add(label(arrow, new Point(cut + side, next.y()), !rightwards));
        at += rightwards ? 1 : -1;
        piece = new ArrayList<>(List.of(new Point(cut - side, next.y())));
        strips.get(at).add(label(arrow, new Point(cut - side, next.y()), rightwards));
        first = false;
      }
      piece.add(next);
    }
    strips.get(at).add(new Piece(arrow, piece, first, true));
  }

  /** What lies to the left is where the arrow comes from, unless it leads back. */
  private static Label label(Arrow arrow, Point at, boolean leftOf) {
    return new Label(arrow, leftOf != arrow.back(), at, leftOf);
  }

  private Sheet assemble() {
    Map<Box, Area> boxes = new LinkedHashMap<>();
    List<Piece> pieces = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    double top = 0;
    double width = 0;
    for (int i = 0; i < strips.size(); i++) {
      Strip strip = strips.get(i);
      double dx = (i == 0 ? 0 : APRON) - cuts.get(i);
      double dy = strips.size() == 1 ? 0 : top - strip.top();
      strip.moveTo(dx, dy, boxes, pieces, labels);
      double apron = i == strips.size() - 1 ? 0 : APRON;
      width = Math.max(width, cuts.get(i + 1) + dx + apron);
      top += strip.height() + GAP;
    }
    double height = strips.size() == 1 ? placement.height() : top - GAP;
    return new Sheet(width, height, boxes, pieces, labels);
  }

  /** What lies between two cuts of a layout. */
  static final class Strip {
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
        double dx,
        double dy,
        Map<Box, Area> allBoxes,
        List<Piece> allPieces,
        List<Label> allLabels) {
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
}
