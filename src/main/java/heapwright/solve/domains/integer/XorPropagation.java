package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left ^ right}, which is its own inverse. */
final class XorPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
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
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    return result(result, right);
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return result(result, left);
  }
}
