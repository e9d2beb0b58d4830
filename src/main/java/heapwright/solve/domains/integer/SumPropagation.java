package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;

/** Of {@code left + right}. */
final class SumPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    return IntegerSet.between(left.low().plus(right.low()), left.high().plus(right.high()));
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    return IntegerSet.between(result.low().minus(right.high()), result.high().minus(right.low()));
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return left(result, left, right);
  }
}
