package heapwright.report.flow;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where everything of a picture goes, in SVG's units. */
record Placement(
    double width, double height, Map<Box, Area> boxes, Area start, List<Route> routes) {

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
