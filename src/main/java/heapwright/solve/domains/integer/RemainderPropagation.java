package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left % right}, with the sign of the left; the divisor is never zero. */
final class RemainderPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    MathematicalInteger most = right.magnitude().minus(MathematicalInteger.ONE);
    if (most.signum() < 0) {
      return IntegerSet.none();
    }
    if (right.isSingle()) {
      MathematicalInteger quotient = left.low().dividedBy(right.low());
      if (quotient.equals(left.high().dividedBy(right.low()))) {
        MathematicalInteger whole = quotient.times(right.low());
        return IntegerSet.between(left.low().minus(whole), left.high().minus(whole));
      }
    }
    MathematicalInteger low =
        left.low().signum() < 0 ? most.negated().greatest(left.low()) : MathematicalInteger.ZERO;
    MathematicalInteger high =
        left.high().signum() > 0 ? most.least(left.high()) : MathematicalInteger.ZERO;
    return IntegerSet.between(low, high);
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    if (right.isSingle() && right.low().signum() != 0) {
      MathematicalInteger quotient = left.low().dividedBy(right.low());
      if (quotient.equals(left.high().dividedBy(right.low()))) {
        MathematicalInteger whole = quotient.times(right.low());
        return IntegerSet.between(result.low().plus(whole), result.high().plus(whole));
      }
    }
    if (result.low().signum() > 0) {
      return IntegerSet.between(result.low(), left.high());
    }
    return result.high().signum() < 0
        ? IntegerSet.between(left.low(), result.high())
        : left.values();
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    MathematicalInteger beyond =
        result.hasZero() ? MathematicalInteger.ONE : nearest(result).plus(MathematicalInteger.ONE);
    return IntegerSet.between(right.low(), beyond.negated())
        .union(IntegerSet.between(beyond, right.high()));
  }

  /** The least distance of a span without zero from zero. */
  private static MathematicalInteger nearest(IntegerInterval span) {
    return span.isNonNegative() ? span.low() : span.high().negated();
  }
}
