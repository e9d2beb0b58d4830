package heapwright.goal;

import heapwright.ir.code.Function;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A function that does the same as the user's, in which goals are outcomes of decisions.
 *
 * @param outcomes by goal; taking any of them is to meet the goal, and where there is none, nothing
 *     in the text leads there
 */
public record InstrumentedGoals(Function function, Map<Goal, List<Goal.Branch>> outcomes) {
  public InstrumentedGoals {
    outcomes = Collections.unmodifiableMap(new LinkedHashMap<>(outcomes));
  }

  /** All outcomes that a method is to pursue. */
  public List<Goal> pursued() {
    return outcomes.values().stream()
        .flatMap(List::stream)
        .map(Goal.class::cast)
        .distinct()
        .toList();
  }
}
