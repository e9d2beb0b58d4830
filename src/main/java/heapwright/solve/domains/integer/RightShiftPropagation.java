package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left >> right} for amounts that are small and not negative: division, downwards. */
final class RightShiftPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    return left.corners(right, WordArithmetic.SHIFT_RIGHT::apply).values();
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    NonEmptyInterval low = result.corners(right, WordArithmetic.SHIFT_LEFT::apply);
    NonEmptyInterval above =
        new NonEmptyInterval(
            result.low().plus(MathematicalInteger.ONE),
            result.high().plus(MathematicalInteger.ONE));
    NonEmptyInterval high = above.corners(right, WordArithmetic.SHIFT_LEFT::apply);
    return IntegerSet.between(low.low(), high.high().minus(MathematicalInteger.ONE));
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return right.values();
  }
}
