package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left / right}, toward zero; the divisor is never zero. */
final class QuotientPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    IntegerSet quotients = IntegerSet.none();
    for (IntegerInterval divisor : right.signs()) {
      quotients = quotients.union(left.corners(divisor, MathematicalInteger::dividedBy).values());
    }
    return quotients;
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    IntegerSet dividends = IntegerSet.none();
    for (IntegerInterval divisor : right.signs()) {
      dividends = dividends.union(dividends(result, divisor));
    }
    return dividends;
  }

  /** The dividend is the product and a rest that is nearer to zero than the divisor. */
  private static IntegerSet dividends(IntegerInterval result, IntegerInterval divisor) {
    IntegerInterval product = result.corners(divisor, MathematicalInteger::times);
    MathematicalInteger rest = divisor.magnitude().minus(MathematicalInteger.ONE);
    // A product above zero is not above the dividend, one below zero is not below it.
    MathematicalInteger low =
        product.low().signum() > 0 ? product.low() : product.low().minus(rest);
    MathematicalInteger high =
        product.high().signum() < 0 ? product.high() : product.high().plus(rest);
    return IntegerSet.between(low, high);
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    boolean plain = left.isNonNegative() && right.isNonNegative() && result.isNonNegative();
    if (!plain) {
      return right.values().without(MathematicalInteger.ZERO);
    }
    MathematicalInteger low =
        left.low()
            .floorDividedBy(result.high().plus(MathematicalInteger.ONE))
            .plus(MathematicalInteger.ONE);
    MathematicalInteger high =
        result.low().signum() > 0 ? left.high().floorDividedBy(result.low()) : right.high();
    return IntegerSet.between(low, high);
  }
}
