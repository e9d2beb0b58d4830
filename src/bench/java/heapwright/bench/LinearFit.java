package heapwright.bench;

import java.util.List;

/**
 * The straight line through points that misses them least, by squares.
 *
 * @param share how much of the variance it explains: R²
 */
record LinearFit(double slope, double intercept, double share) {

  /** A point. */
  record Point(double x, double y) {}

  static LinearFit through(List<Point> points) {
    double meanX = points.stream().mapToDouble(Point::x).average().orElseThrow();
    double meanY = points.stream().mapToDouble(Point::y).average().orElseThrow();
    double xx = points.stream().mapToDouble(p -> Math.pow(p.x() - meanX, 2)).sum();
    double yy = points.stream().mapToDouble(p -> Math.pow(p.y() - meanY, 2)).sum();
    double xy = points.stream().mapToDouble(p -> (p.x() - meanX) * (p.y() - meanY)).sum();
    double slope = xy / xx;
    return new LinearFit(slope, meanY - slope * meanX, xy * xy / (xx * yy));
  }

  double at(double x) {
    return intercept + slope * x;
  }
}
