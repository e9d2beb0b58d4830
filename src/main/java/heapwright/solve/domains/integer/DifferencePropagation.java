package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left - right}. */
final class DifferencePropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    return IntegerSet.between(left.low().minus(right.high()), left.high().minus(right.low()));
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    return IntegerSet.between(result.low().plus(right.low()), result.high().plus(right.high()));
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return result(left, result);
  }
}
