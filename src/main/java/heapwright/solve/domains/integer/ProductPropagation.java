package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left * right}. */
final class ProductPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    return left.corners(right, MathematicalInteger::times).values();
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    if (result.hasZero() && right.hasZero()) {
      return left.values();
    }
    // A product other than zero has no factor zero; the rest is division of intervals by sign.
    IntegerSet factors = IntegerSet.none();
    for (NonEmptyInterval part : right.signs()) {
      MathematicalInteger low = result.corners(part, MathematicalInteger::ceilingDividedBy).low();
      MathematicalInteger high = result.corners(part, MathematicalInteger::floorDividedBy).high();
      factors = factors.union(IntegerSet.between(low, high));
    }
    return factors;
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return left(result, left, right);
  }
}
