package heapwright.solve;

/** Answers for all that is assumed, or leaves it to the next layer. */
interface PathLayer {
  Answer answer(Assumptions path);
}
