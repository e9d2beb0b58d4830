package heapwright.solve.layer;

import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.model.TermEvaluation;

/** Asks the back end, and believes a model only after trying it. */
public final class AskBackEnd implements PartLayer {
  private final SolverStatistics statistics;
  private final BackEnd backEnd;

  public AskBackEnd(SolverStatistics statistics, BackEnd backEnd) {
    this.statistics = statistics;
    this.backEnd = backEnd;
  }

  @Override
  public Answer answer(Question question) {
    statistics.answeredBy(SolverStatistics.Layer.BACK_END);
    Answer answer = backEnd.answer(question.facts());
    if (answer instanceof Answer.Unknown) {
      statistics.givenUp();
    }
    if (answer instanceof Answer.Satisfiable found
        && !question.facts().stream().allMatch(new TermEvaluation(found.model())::holds)) {
      return new Answer.Unknown("the solver's model does not satisfy what it was asked");
    }
    return answer;
  }
}
