package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.NonEmptyInterval;

/**
 * What an arithmetic operator does to intervals of mathematical integers. Everything returned may
 * be too large, never too small.
 */
interface ArithmeticPropagation {
  /** The results. */
  IntegerSet result(NonEmptyInterval left, NonEmptyInterval right);

  /** The left operands that can give such results. */
  IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left);

  /** The right operands that can give such results. */
  IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right);
}
