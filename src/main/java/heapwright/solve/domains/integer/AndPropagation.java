package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left & right}. */
final class AndPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
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
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    // A conjunction of numbers that are not negative is not above either of them.
    return left.isNonNegative() && result.isNonNegative()
        ? IntegerSet.between(result.low(), left.high())
        : left.values();
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return left(result, left, right);
  }
}
