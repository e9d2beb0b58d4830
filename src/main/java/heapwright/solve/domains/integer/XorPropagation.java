package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left ^ right}, which is its own inverse. */
final class XorPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    if (left.isSingle() && right.isSingle()) {
      return IntegerSet.of(left.low().xor(right.low()));
    }
    int bits = Math.max(left.bitLength(), right.bitLength());
    return left.isNonNegative() && right.isNonNegative()
        ? IntegerSet.between(
            MathematicalInteger.ZERO,
            MathematicalInteger.powerOfTwo(bits).minus(MathematicalInteger.ONE))
        : AndPropagation.signed(bits);
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    return result(result, right);
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return result(result, left);
  }
}
