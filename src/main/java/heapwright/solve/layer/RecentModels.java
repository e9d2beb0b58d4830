package heapwright.solve.layer;

import heapwright.solve.question.Answer;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Answers where a model that was found for another question satisfies this one. */
public final class RecentModels implements PartLayer {
  private static final int KEPT = 8;

  private final Deque<TermEvaluation> recent = new ArrayDeque<>();

  @Override
  public Optional<Answer> answer(Question question) {
    for (TermEvaluation evaluation : recent) {
      if (evaluation.satisfies(question.facts())) {
        return Optional.of(new Answer.Satisfiable(evaluation.model()));
      }
    }
    return Optional.empty();
  }

  @Override
  public void learn(Question question, Answer answer) {
    if (answer instanceof Answer.Satisfiable found) {
      recent.addFirst(new TermEvaluation(found.model()));
      if (recent.size() > KEPT) {
        recent.removeLast();
      }
    }
  }
}
