package heapwright.solve.layer;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.question.Answer;

/** Answers for all that is assumed, or leaves it to the next layer. */
public interface PathLayer {
  Answer answer(Assumptions path);
}
