package heapwright.solve.domains;

/**
 * What an arithmetic operator does to intervals of mathematical integers. Everything returned may
 * be too large, never too small.
 */
interface Rules {
  /** The results. */
  Values result(Span left, Span right);

  /** The left operands that can give such results. */
  Values left(Span result, Span right, Span left);

  /** The right operands that can give such results. */
  Values right(Span result, Span left, Span right);
}
