package heapwright.solve;

import heapwright.symbolic.term.Term;
import java.util.List;

/** Answers what the cheap layers leave open. */
public interface BackEnd extends AutoCloseable {
  /**
   * Whether the facts can hold together.
   *
   * @param facts oldest first; successive questions tend to share their beginnings
   */
  Answer answer(List<Term> facts);

  @Override
  void close();
}
