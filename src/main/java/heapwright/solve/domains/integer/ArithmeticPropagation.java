package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;

/**
 * What an arithmetic operator does to intervals of mathematical integers. Everything returned may
 * be too large, never too small.
 */
interface ArithmeticPropagation {
  /** The results. */
  IntegerSet result(IntegerInterval left, IntegerInterval right);

  /** The left operands that can give such results. */
  IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left);

  /** The right operands that can give such results. */
  IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right);
}
