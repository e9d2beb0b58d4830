package heapwright.report.shape;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import java.util.List;
import java.util.Map;

/**
 * A picture as it is drawn: a layout that may have been cut into strips, one below the other.
 *
 * @param labels where lines are cut, which box they come from or go to
 */
record Sheet(
    double width, double height, Map<Box, Area> boxes, List<Piece> pieces, List<Label> labels) {

  /**
   * A piece of an arrow, in the direction of the arrow.
   *
   * @param first whether it begins at the pointer
   * @param last whether it ends at the target
   */
  record Piece(Arrow arrow, List<Point> points, boolean first, boolean last) {
    Piece {
      points = List.copyOf(points);
    }
  }

  /**
   * Which of an arrow's ends is out of sight, beside where its line is cut.
   *
   * @param start whether it is the pointer, rather than the target
   * @param leftOf whether the label stands to the left of the point
   */
  record Label(Arrow arrow, boolean start, Point at, boolean leftOf) {
    BoxId end() {
      return start ? arrow.from() : arrow.to();
    }
  }
}
