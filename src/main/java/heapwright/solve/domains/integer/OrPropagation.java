package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left | right}. */
final class OrPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    int bits = Math.max(left.bitLength(), right.bitLength());
    if (left.isNonNegative() && right.isNonNegative()) {
      MathematicalInteger most =
          MathematicalInteger.powerOfTwo(bits).minus(MathematicalInteger.ONE);
      return IntegerSet.between(left.low().greatest(right.low()), most);
    }
    return AndPropagation.signed(bits);
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    // A disjunction of numbers that are not negative is not below either of them.
    return left.isNonNegative() && right.isNonNegative()
        ? IntegerSet.between(left.low(), result.high())
        : left.values();
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return left(result, left, right);
  }
}
