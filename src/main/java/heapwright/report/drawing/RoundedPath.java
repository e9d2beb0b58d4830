package heapwright.report.drawing;

import java.util.List;
import java.util.Locale;

/** A line through points whose corners are rounded. */
public final class RoundedPath {
  private static final double RADIUS = 7;

  private RoundedPath() {}

  /** As SVG writes it in an attribute. */
  public static String through(List<Point> points) {
    StringBuilder path = new StringBuilder(at("M", points.get(0)));
    for (int i = 1; i < points.size() - 1; i++) {
      Point corner = points.get(i);
      Point before = towards(corner, points.get(i - 1));
      Point after = towards(corner, points.get(i + 1));
      path.append(at(" L", before)).append(at(" Q", corner)).append(at(" ", after));
    }
    return path.append(at(" L", points.get(points.size() - 1))).toString();
  }

  /** The point towards another where the bend begins: at most half of the distance. */
  private static Point towards(Point corner, Point other) {
    double dx = other.x() - corner.x();
    double dy = other.y() - corner.y();
    double length = Math.hypot(dx, dy);
    double part = length == 0 ? 0 : Math.min(RADIUS, length / 2) / length;
    return new Point(corner.x() + part * dx, corner.y() + part * dy);
  }

  private static String at(String command, Point point) {
    return String.format(Locale.ROOT, "%s%.1f %.1f", command, point.x(), point.y());
  }
}
