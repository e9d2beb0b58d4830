package heapwright.report.shape;

import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.report.shape.ShapePicture.BoxRow;
import heapwright.report.shape.ShapePicture.RowContent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Walks the boxes from the inputs along the pointers, depth first, objects in the order in which
 * the path met them. What is reached later stands further on, and a pointer to where the walk comes
 * from is one that leads back; so a list's links run forward, and its links to the predecessors
 * back, whatever they are called.
 */
final class BoxOrder {
  /** A picture with more boxes is unreadable. */
  private static final int MOST = 150;

  private final Map<BoxId, Box> boxes;
  private final Map<BoxId, Integer> ranks = new HashMap<>();
  private final Map<BoxId, Box> reached = new LinkedHashMap<>();
  private final Set<BoxId> open = new HashSet<>();
  private final Map<Place, Boolean> back = new HashMap<>();

  /** A row of a box. */
  private record Place(BoxId box, int row) {}

  /** A box whose rows are being followed. */
  private record Visit(Box box, Iterator<Integer> rows) {}

  BoxOrder(Map<BoxId, Box> boxes) {
    this.boxes = boxes;
    boxes.keySet().forEach(box -> ranks.put(box, ranks.size()));
  }

  ShapePicture picture(String function) {
    boxes.values().forEach(this::walk);
    List<Box> shown = new ArrayList<>();
    reached.values().stream().limit(MOST).forEach(shown::add);
    Set<BoxId> visible = new HashSet<>();
    shown.forEach(box -> visible.add(box.id()));
    List<Arrow> arrows = new ArrayList<>();
    List<Box> drawn = new ArrayList<>();
    for (Box box : shown) {
      drawn.add(inWords(box, visible));
      for (int row = 0; row < box.rows().size(); row++) {
        arrow(box, row).filter(a -> visible.contains(a.to())).ifPresent(arrows::add);
      }
    }
    return new ShapePicture(function, drawn, arrows, reached.size() - shown.size());
  }

  private void walk(Box start) {
    Deque<Visit> stack = new ArrayDeque<>();
    enter(start, stack);
    while (!stack.isEmpty()) {
      Visit visit = stack.peek();
      if (visit.rows().hasNext()) {
        int row = visit.rows().next();
        BoxId to = visit.box().rows().get(row).leads().orElseThrow().box();
        back.put(new Place(visit.box().id(), row), open.contains(to));
        enter(boxes.get(to), stack);
      } else {
        open.remove(visit.box().id());
        stack.pop();
      }
    }
  }

  private void enter(Box box, Deque<Visit> stack) {
    if (reached.putIfAbsent(box.id(), box) == null) {
      open.add(box.id());
      stack.push(new Visit(box, pointers(box).iterator()));
    }
  }

  /** The rows with pointers. */
  private List<Integer> pointers(Box box) {
    return IntStream.range(0, box.rows().size())
        .filter(row -> box.rows().get(row).leads().isPresent())
        .boxed()
        .sorted(Comparator.comparing(row -> ranks.get(box.rows().get(row).leads().get().box())))
        .toList();
  }

  private Optional<Arrow> arrow(Box box, int row) {
    return box.rows()
        .get(row)
        .leads()
        .map(
            to ->
                new Arrow(
                    box.id(),
                    row,
                    to.box(),
                    boxes.get(to.box()).anchor(to.offset()),
                    back.get(new Place(box.id(), row))));
  }

  /** The box with its pointers to what is not drawn as text. */
  private static Box inWords(Box box, Set<BoxId> visible) {
    List<BoxRow> rows =
        box.rows().stream()
            .map(
                row ->
                    row.leads()
                        .filter(to -> !visible.contains(to.box()))
                        .map(to -> row.with(new RowContent.Shown("→ " + to.text())))
                        .orElse(row))
            .toList();
    return new Box(box.id(), box.kind(), box.title(), box.type(), rows);
  }
}
