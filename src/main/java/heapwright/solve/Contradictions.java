package heapwright.solve;

/** Answers where the facts contradict one another at sight. */
final class Contradictions implements PathLayer {
  private final SolverStatistics statistics;
  private final PathLayer next;

  Contradictions(SolverStatistics statistics, PathLayer next) {
    this.statistics = statistics;
    this.next = next;
  }

  @Override
  public Answer answer(Assumptions path) {
    if (path.contradiction().isEmpty()) {
      return next.answer(path);
    }
    statistics.answeredBy(path.contradiction().get().seenBy());
    return new Answer.Unsatisfiable(path.contradiction().get().facts());
  }
}
