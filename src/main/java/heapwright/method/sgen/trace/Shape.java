package heapwright.method.sgen.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Objects and what their pointers point to.
 *
 * @param edges {@code v_x0 ↦ 1_x0}, from where the shape is entered
 * @param objects {@code 1_L0 {left ↦ 2_L0, right ↦ NULL}}
 */
public record Shape(List<String> edges, List<String> objects) {

  public Shape {
    edges = List.copyOf(edges);
    objects = List.copyOf(objects);
  }

  /** Edges, then objects. */
  List<String> lines() {
    List<String> all = new ArrayList<>(edges);
    all.addAll(objects);
    return Collections.unmodifiableList(all);
  }
}
