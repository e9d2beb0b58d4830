package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left >> right} for amounts that are small and not negative: division, downwards. */
final class RightShiftPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    return left.corners(right, WordArithmetic.SHIFT_RIGHT::apply).values();
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    IntegerInterval low = result.corners(right, WordArithmetic.SHIFT_LEFT::apply);
    IntegerInterval above =
        new IntegerInterval(
            result.low().plus(MathematicalInteger.ONE),
            result.high().plus(MathematicalInteger.ONE));
    IntegerInterval high = above.corners(right, WordArithmetic.SHIFT_LEFT::apply);
    return IntegerSet.between(low.low(), high.high().minus(MathematicalInteger.ONE));
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return right.values();
  }
}
