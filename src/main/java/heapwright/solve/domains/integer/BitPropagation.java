package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** The rules of operators on bits. */
interface BitPropagation extends ArithmeticPropagation {
  /** All numbers of as many bits as the longest of two intervals has. */
  private static IntegerSet all(IntegerInterval left, IntegerInterval right, boolean signed) {
    MathematicalInteger power =
        MathematicalInteger.powerOfTwo(Math.max(left.bitLength(), right.bitLength()));
    return IntegerSet.between(
        signed ? power.negated() : MathematicalInteger.ZERO, power.minus(MathematicalInteger.ONE));
  }

  /** Of {@code left & right}. */
  final class And implements BitPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      if (left.isNonNegative() && right.isNonNegative()) {
        return IntegerSet.between(MathematicalInteger.ZERO, left.high().least(right.high()));
      }
      if (left.isNonNegative() || right.isNonNegative()) {
        return IntegerSet.between(
            MathematicalInteger.ZERO, (left.isNonNegative() ? left : right).high());
      }
      return BitPropagation.all(left, right, true);
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      // A conjunction of numbers that are not negative is not above either of them.
      return left.isNonNegative() && result.isNonNegative()
          ? IntegerSet.between(result.low(), left.high())
          : left.values();
    }
  }

  /** Of {@code left | right}. */
  final class Or implements BitPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      boolean plain = left.isNonNegative() && right.isNonNegative();
      IntegerSet all = BitPropagation.all(left, right, !plain);
      return plain ? IntegerSet.between(left.low().greatest(right.low()), all.greatest()) : all;
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      // A disjunction of numbers that are not negative is not below either of them.
      return left.isNonNegative() && right.isNonNegative()
          ? IntegerSet.between(left.low(), result.high())
          : left.values();
    }
  }

  /** Of {@code left ^ right}, which is its own inverse. */
  final class Xor implements BitPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      return left.isSingle() && right.isSingle()
          ? IntegerSet.of(left.low().xor(right.low()))
          : BitPropagation.all(left, right, !left.isNonNegative() || !right.isNonNegative());
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      return result(result, right);
    }
  }

  /** Of shifts by amounts that are small and not negative; nothing is said of the amounts. */
  interface Shift extends BitPropagation {
    @Override
    default IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
      return right.values();
    }
  }

  /** Of {@code left << right}: multiplication. */
  final class LeftShift implements Shift {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      return WordArithmetic.MULTIPLY.rules().result(left, factors(right));
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      return WordArithmetic.MULTIPLY.rules().left(result, factors(right), left);
    }

    private static IntegerInterval factors(IntegerInterval amounts) {
      return new IntegerInterval(
          MathematicalInteger.powerOfTwo((int) amounts.low().longBits()),
          MathematicalInteger.powerOfTwo((int) amounts.high().longBits()));
    }
  }

  /** Of {@code left >> right}: division, downwards. */
  final class RightShift implements Shift {
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
  }
}
