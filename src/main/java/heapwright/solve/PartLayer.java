package heapwright.solve;

import heapwright.symbolic.term.SymbolSet;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.TermEvaluation;
import java.util.List;

/** Answers for one independent part of what is assumed, or leaves it to the next layer. */
interface PartLayer {
  Answer answer(Question question);

  /**
   * @param facts oldest first
   * @param symbols the inputs that occur in them
   * @param domains what simple facts leave to the inputs
   * @param near values under which most of the facts hold
   */
  record Question(List<Term> facts, SymbolSet symbols, Domains domains, TermEvaluation near) {}
}
