package heapwright.report.shape.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is to be drawn of an input, before anything has a place.
 *
 * @param boxes in the order in which they are reached from the inputs
 * @param omitted how many more there are than can be looked at
 */
public record ShapePicture(String function, List<Box> boxes, List<Arrow> arrows, int omitted) {

  private static final int FEW = 4;

  public ShapePicture {
    boxes = List.copyOf(boxes);
    arrows = List.copyOf(arrows);
  }

  /** Whether some row has such a content. */
  public boolean shows(Class<? extends RowContent> kind) {
    return boxes.stream()
        .flatMap(box -> box.rows().stream())
        .flatMap(row -> row.content().stream())
        .anyMatch(kind::isInstance);
  }

  /**
   * The arrows between two boxes that no other comes between, as in a list: they can rise to the
   * height of their target at once, so that the boxes stand in a straight row.
   */
  public Set<Arrow> links() {
    Map<BoxId, Integer> right = new HashMap<>();
    Map<BoxId, Integer> left = new HashMap<>();
    for (Arrow arrow : arrows) {
      boolean turned = arrow.back() && !arrow.isLoop();
      (turned ? left : right).merge(arrow.from(), 1, Integer::sum);
      (arrow.back() ? right : left).merge(arrow.to(), 1, Integer::sum);
    }
    return arrows.stream()
        .filter(arrow -> !arrow.back() && arrow.at() instanceof Anchor.Whole)
        .filter(arrow -> right.get(arrow.from()) == 1 && left.get(arrow.to()) == 1)
        .collect(Collectors.toSet());
  }

  /** Whether the objects form something like a tree rather than something like a list. */
  public boolean branches() {
    Map<BoxId, Long> ways =
        arrows.stream()
            .filter(arrow -> !arrow.back())
            .collect(Collectors.groupingBy(Arrow::from, Collectors.counting()));
    long forks = ways.values().stream().filter(count -> count > 1).count();
    return forks >= FEW && forks * FEW >= boxes.size();
  }
}
