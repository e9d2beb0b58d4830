package heapwright.solve.linear;

import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.Term;
import java.util.List;

/** Answers for conjunctions; what is not linear is not known. */
final class LinearBackEnd implements BackEnd {
  @Override
  public Answer answer(List<Term> facts) {
    FormulaAnswer outcome =
        Linear.solve(new Formula.All(facts.stream().<Formula>map(Formula.Fact::new).toList()));
    if (outcome instanceof FormulaAnswer.Solved solved) {
      return new Answer.Satisfiable(solved.model());
    }
    if (outcome instanceof FormulaAnswer.NoSolution none && none.reservation().isEmpty()) {
      return new Answer.Unsatisfiable(facts);
    }
    return new Answer.Unknown(
        outcome instanceof FormulaAnswer.OutOfReach beyond
            ? beyond.cause()
            : ((FormulaAnswer.NoSolution) outcome).reservation().orElseThrow());
  }

  @Override
  public void close() {
    // A program is made for each question and left to the collector.
  }
}
