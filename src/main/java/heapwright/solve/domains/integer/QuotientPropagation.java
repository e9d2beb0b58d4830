package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left / right}, toward zero; the divisor is never zero. */
final class QuotientPropagation implements ArithmeticPropagation {
  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    IntegerSet quotients = IntegerSet.none();
    for (NonEmptyInterval divisor : right.signs()) {
      quotients = quotients.union(left.corners(divisor, MathematicalInteger::dividedBy).values());
    }
    return quotients;
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    IntegerSet dividends = IntegerSet.none();
    for (NonEmptyInterval divisor : right.signs()) {
      dividends = dividends.union(dividends(result, divisor));
    }
    return dividends;
  }

  /** The dividend is the product and a rest that is nearer to zero than the divisor. */
  private static IntegerSet dividends(NonEmptyInterval result, NonEmptyInterval divisor) {
    NonEmptyInterval product = result.corners(divisor, MathematicalInteger::times);
    MathematicalInteger rest = divisor.magnitude().minus(MathematicalInteger.ONE);
    // A product above zero is not above the dividend, one below zero is not below it.
    MathematicalInteger low =
        product.low().signum() > 0 ? product.low() : product.low().minus(rest);
    MathematicalInteger high =
        product.high().signum() < 0 ? product.high() : product.high().plus(rest);
    return IntegerSet.between(low, high);
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
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
