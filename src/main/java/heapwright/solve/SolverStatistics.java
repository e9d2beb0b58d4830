package heapwright.solve;

import java.util.EnumMap;
import java.util.Map;

/** Who answered how many questions. */
public final class SolverStatistics {
  /** The answerers, cheapest first. */
  public enum Layer {
    CONSTANTS,
    LAST_MODEL,
    INTERVALS,
    INDEPENDENT_PARTS,
    CACHE,
    BACK_END
  }

  private final Map<Layer, Long> answers = new EnumMap<>(Layer.class);

  void count(Layer layer) {
    answers.merge(layer, 1L, Long::sum);
  }

  public long answersOf(Layer layer) {
    return answers.getOrDefault(layer, 0L);
  }
}
