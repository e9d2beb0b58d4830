package heapwright.solve.layer;

import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.ArrayDeque;
import java.util.Deque;

/** Answers where a model that was found for another question satisfies this one. */
public final class RecentModels implements PartLayer {
  private static final int KEPT = 8;

  private final SolverStatistics statistics;
  private final PartLayer next;
  private final Deque<TermEvaluation> recent = new ArrayDeque<>();

  public RecentModels(SolverStatistics statistics, PartLayer next) {
    this.statistics = statistics;
    this.next = next;
  }

  @Override
  public Answer answer(Question question) {
    for (TermEvaluation evaluation : recent) {
      if (evaluation.satisfies(question.facts())) {
        statistics.answeredBy(SolverStatistics.Layer.RECENT_MODELS);
        return new Answer.Satisfiable(evaluation.model());
      }
    }
    Answer answer = next.answer(question);
    if (answer instanceof Answer.Satisfiable found) {
      recent.addFirst(new TermEvaluation(found.model()));
      if (recent.size() > KEPT) {
        recent.removeLast();
      }
    }
    return answer;
  }
}
