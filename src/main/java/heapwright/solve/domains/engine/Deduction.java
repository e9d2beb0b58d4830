package heapwright.solve.domains.engine;

/**
 * One step of pruning.
 *
 * @param origin what the poster said of the operator, a statement for instance
 * @param operator the relation in words
 * @param variable whose domain changed
 * @param before the domain before
 * @param after the domain after; for the last step of a failure, what was demanded but is
 *     impossible
 */
public record Deduction(
    String origin, String operator, String variable, String before, String after) {
  @Override
  public String toString() {
    String step = variable + ": " + before + " -> " + after + " by " + operator;
    return origin.isEmpty() ? step : step + " [" + origin + "]";
  }
}
