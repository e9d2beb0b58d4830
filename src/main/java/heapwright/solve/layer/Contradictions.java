package heapwright.solve.layer;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;

/** Answers where the facts contradict one another at sight. */
public final class Contradictions implements PathLayer {
  private final SolverStatistics statistics;
  private final PathLayer next;

  public Contradictions(SolverStatistics statistics, PathLayer next) {
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
