package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left * right}. */
final class ProductPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    return left.corners(right, MathematicalInteger::times).values();
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    if (result.hasZero() && right.hasZero()) {
      return left.values();
    }
    // A product other than zero has no factor zero; the rest is division of intervals by sign.
    IntegerSet factors = IntegerSet.none();
    for (IntegerInterval part : right.signs()) {
      MathematicalInteger low = result.corners(part, MathematicalInteger::ceilingDividedBy).low();
      MathematicalInteger high = result.corners(part, MathematicalInteger::floorDividedBy).high();
      factors = factors.union(IntegerSet.between(low, high));
    }
    return factors;
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return left(result, left, right);
  }
}
