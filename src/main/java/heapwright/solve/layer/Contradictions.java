package heapwright.solve.layer;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;
import java.util.Optional;

/** Answers where the facts contradict one another at sight. */
public final class Contradictions implements PathLayer {
  private final SolverStatistics statistics;
  private final boolean seesIntervals;
  private final PathLayer next;

  /**
   * @param seesIntervals whether an input without a value left is seen, too
   */
  public Contradictions(SolverStatistics statistics, boolean seesIntervals, PathLayer next) {
    this.statistics = statistics;
    this.seesIntervals = seesIntervals;
    this.next = next;
  }

  @Override
  public Answer answer(Assumptions path) {
    Optional<Assumptions.Contradiction> seen = path.contradiction().filter(this::isSeen);
    if (seen.isEmpty()) {
      return next.answer(path);
    }
    statistics.answeredBy(seen.get().seenBy());
    return new Answer.Unsatisfiable(seen.get().facts());
  }

  /** No part has facts that are false by themselves, so no other layer could answer for them. */
  private boolean isSeen(Assumptions.Contradiction contradiction) {
    return seesIntervals || contradiction.seenBy() == SolverStatistics.Layer.CONSTANTS;
  }
}
