package heapwright.report.flow;

import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where everything of a picture goes, in SVG's units. */
record Placement(
    double width, double height, Map<Box, Area> boxes, Area start, List<Route> routes) {

  /** A rectangle. */
  record Area(double x, double y, double width, double height) {}

  /** A point. */
  record Point(double x, double y) {}

  /**
   * The line of an arrow, from its tail to its head.
   *
   * @param arrow empty for the way into the function
   */
  record Route(Optional<Arrow> arrow, List<Point> points) {
    Route {
      points = List.copyOf(points);
    }
  }
}
