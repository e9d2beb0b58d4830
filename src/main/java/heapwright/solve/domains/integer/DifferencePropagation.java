package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;

/** Of {@code left - right}. */
final class DifferencePropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    return IntegerSet.between(left.low().minus(right.high()), left.high().minus(right.low()));
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    return IntegerSet.between(result.low().plus(right.low()), result.high().plus(right.high()));
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return result(left, result);
  }
}
