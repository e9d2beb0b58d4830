package heapwright.ir.code;

import heapwright.ir.source.LoopEvent;
import heapwright.ir.source.SourceLoop;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The loop statements of a function, and where control passes their bounds. Cycles of the graph do
 * not tell: {@code do { while (a) f(); } while (b);} has one head for two loops.
 *
 * @param all in the order in which they end
 * @param events what happens at a control point, in that order
 */
public record SourceLoops(List<SourceLoop> all, Map<ControlPoint, List<LoopEvent>> events) {
  public static final SourceLoops NONE = new SourceLoops(List.of(), Map.of());

  public SourceLoops {
    all = List.copyOf(all);
    events = Collections.unmodifiableMap(new LinkedHashMap<>(events));
  }

  /** Whether a loop is around another one. */
  public boolean encloses(int outer, int inner) {
    Optional<Integer> around = all.get(inner).parent();
    while (around.isPresent() && around.get() != outer) {
      around = all.get(around.get()).parent();
    }
    return around.isPresent();
  }
}
