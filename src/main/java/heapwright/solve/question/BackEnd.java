package heapwright.solve.question;

import heapwright.symbolic.term.Term;
import java.util.List;

/** Answers what the cheap layers leave open. */
public interface BackEnd extends AutoCloseable {
  /**
   * Whether the facts can hold together. The model of a satisfiable answer mentions the inputs that
   * occur in the facts; the facts of an unsatisfiable one may be all of them.
   *
   * @param facts oldest first; successive questions tend to share their beginnings
   */
  Answer answer(List<Term> facts);

  /**
   * Fewer facts that contradict one another, for readers.
   *
   * @param contradictory facts that were found unsatisfiable
   */
  default List<Term> explain(List<Term> contradictory) {
    return contradictory;
  }

  @Override
  void close();
}
