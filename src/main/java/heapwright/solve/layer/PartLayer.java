package heapwright.solve.layer;

import heapwright.solve.fact.Domains;
import heapwright.solve.question.Answer;
import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.List;
import java.util.Optional;

/** Answers for one independent part of what is assumed, or leaves it to the next layer. */
public interface PartLayer {
  Optional<Answer> answer(Question question);

  /** Learns what a later layer said. */
  default void learn(Question question, Answer answer) {}

  /**
   * @param facts oldest first
   * @param symbols the inputs that occur in them
   * @param domains what simple facts leave to the inputs
   * @param near values under which most of the facts hold
   */
  record Question(List<Term> facts, SymbolSet symbols, Domains domains, TermEvaluation near) {}
}
