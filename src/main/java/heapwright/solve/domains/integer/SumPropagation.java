package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left + right}. */
final class SumPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    return IntegerSet.between(left.low().plus(right.low()), left.high().plus(right.high()));
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    return IntegerSet.between(result.low().minus(right.high()), result.high().minus(right.low()));
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return left(result, left, right);
  }
}
