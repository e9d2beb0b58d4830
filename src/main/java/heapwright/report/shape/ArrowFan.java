package heapwright.report.shape;

import heapwright.report.drawing.Point;
import heapwright.report.shape.ShapeLayout.Placement;
import heapwright.report.shape.ShapePicture.Anchor;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.BoxId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets several arrows to one object meet it side by side, in the order in which they arrive, so
 * that each can be followed back to where it starts. Beyond a few they share their last piece.
 */
final class ArrowFan {
  private static final int MOST = 4;
  private static final double STEP = 5.5;

  private record Goal(BoxId box, boolean fromTheRight) {}

  private ArrowFan() {}

  /** How far above or below the middle of its target each arrow is to end. */
  static Map<Arrow, Double> shifts(Placement placement) {
    Map<Goal, List<Arrow>> goals = new LinkedHashMap<>();
    for (Arrow arrow : placement.routes().keySet()) {
      if (arrow.at() instanceof Anchor.Whole) {
        Goal goal = new Goal(arrow.to(), arrow.back());
        goals.computeIfAbsent(goal, g -> new ArrayList<>()).add(arrow);
      }
    }
    Map<Arrow, Double> shifts = new HashMap<>();
    goals.values().stream()
        .filter(arrows -> arrows.size() > 1)
        .forEach(arrows -> spread(arrows, placement, shifts));
    return shifts;
  }

  private static void spread(List<Arrow> arrows, Placement placement, Map<Arrow, Double> shifts) {
    arrows.sort(Comparator.comparing(arrow -> origin(placement.routes().get(arrow))));
    int places = Math.min(MOST, arrows.size());
    for (int i = 0; i < arrows.size(); i++) {
      int place = i * places / arrows.size();
      shifts.put(arrows.get(i), (place - (places - 1) / 2.0) * STEP);
    }
  }

  /** The height from which a line comes before it turns towards its end. */
  private static double origin(List<Point> route) {
    Point end = route.get(route.size() - 1);
    for (int i = route.size() - 2; i >= 0; i--) {
      if (Math.abs(route.get(i).y() - end.y()) > 1) {
        return route.get(i).y();
      }
    }
    return end.y();
  }
}
