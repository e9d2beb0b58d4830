package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left & right}. */
final class AndPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    if (left.isNonNegative() && right.isNonNegative()) {
      return IntegerSet.between(MathematicalInteger.ZERO, left.high().least(right.high()));
    }
    if (left.isNonNegative() || right.isNonNegative()) {
      return IntegerSet.between(
          MathematicalInteger.ZERO, (left.isNonNegative() ? left : right).high());
    }
    return signed(Math.max(left.bitLength(), right.bitLength()));
  }

  /** All numbers of so many bits and a sign. */
  static IntegerSet signed(int bits) {
    MathematicalInteger power = MathematicalInteger.powerOfTwo(bits);
    return IntegerSet.between(power.negated(), power.minus(MathematicalInteger.ONE));
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    // A conjunction of numbers that are not negative is not above either of them.
    return left.isNonNegative() && result.isNonNegative()
        ? IntegerSet.between(result.low(), left.high())
        : left.values();
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return left(result, left, right);
  }
}
