package heapwright.solve.layer;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.fact.Pending;
import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;

/** Answers where the model that was found before satisfies the new facts as well. */
public final class LastModel implements PathLayer {
  private final SolverStatistics statistics;
  private final PathLayer next;

  public LastModel(SolverStatistics statistics, PathLayer next) {
    this.statistics = statistics;
    this.next = next;
  }

  @Override
  public Answer answer(Assumptions path) {
    Pending pending = Pending.of(path);
    if (!pending.facts().stream().allMatch(pending.last()::holds)) {
      return next.answer(path);
    }
    statistics.answeredBy(SolverStatistics.Layer.LAST_MODEL);
    path.foundSatisfying(pending.last());
    return new Answer.Satisfiable(pending.last().model());
  }
}
