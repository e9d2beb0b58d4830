package heapwright.solve.linear;

import heapwright.solve.Answer;
import heapwright.solve.BackEnd;
import heapwright.symbolic.term.Term;
import java.util.List;

/** Answers for conjunctions; what is not linear is not known. */
final class LinearBackEnd implements BackEnd {
  @Override
  public Answer answer(List<Term> facts) {
    Outcome outcome =
        Linear.solve(new Formula.All(facts.stream().<Formula>map(Formula.Fact::new).toList()));
    if (outcome instanceof Outcome.Solved solved) {
      return new Answer.Satisfiable(solved.model());
    }
    if (outcome instanceof Outcome.NoSolution none && none.reservation().isEmpty()) {
      return new Answer.Unsatisfiable(facts);
    }
    return new Answer.Unknown(
        outcome instanceof Outcome.OutOfReach beyond
            ? beyond.cause()
            : ((Outcome.NoSolution) outcome).reservation().orElseThrow());
  }

  @Override
  public void close() {
    // A program is made for each question and left to the collector.
  }
}
