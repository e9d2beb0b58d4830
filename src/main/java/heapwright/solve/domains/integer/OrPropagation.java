package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left | right}. */
final class OrPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    int bits = Math.max(left.bitLength(), right.bitLength());
    if (left.isNonNegative() && right.isNonNegative()) {
      MathematicalInteger most =
          MathematicalInteger.powerOfTwo(bits).minus(MathematicalInteger.ONE);
      return IntegerSet.between(left.low().greatest(right.low()), most);
    }
    return AndPropagation.signed(bits);
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    // A disjunction of numbers that are not negative is not below either of them.
    return left.isNonNegative() && right.isNonNegative()
        ? IntegerSet.between(left.low(), result.high())
        : left.values();
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return left(result, left, right);
  }
}
