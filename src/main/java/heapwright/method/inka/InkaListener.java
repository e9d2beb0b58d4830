package heapwright.method.inka;

import heapwright.goal.Goal;
import java.util.List;
import java.util.function.Supplier;

/** Hears how goals were decided. */
public interface InkaListener {
  InkaListener NONE = (goal, events) -> {};

  /**
   * A goal was decided, or given up.
   *
   * @param events what decided it, an event a line; found out when they are asked for
   */
  void traced(Goal goal, Supplier<List<String>> events);
}
