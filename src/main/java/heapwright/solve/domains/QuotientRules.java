package heapwright.solve.domains;

/** Of {@code left / right}, toward zero; the divisor is never zero. */
final class QuotientRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    Values quotients = Values.none();
    for (Span divisor : right.signs()) {
      quotients = quotients.union(left.corners(divisor, Whole::dividedBy).values());
    }
    return quotients;
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    Values dividends = Values.none();
    for (Span divisor : right.signs()) {
      dividends = dividends.union(dividends(result, divisor));
    }
    return dividends;
  }

  /** The dividend is the product and a rest that is nearer to zero than the divisor. */
  private static Values dividends(Span result, Span divisor) {
    Span product = result.corners(divisor, Whole::times);
    Whole rest = divisor.magnitude().minus(Whole.ONE);
    // A product above zero is not above the dividend, one below zero is not below it.
    Whole low = product.low().signum() > 0 ? product.low() : product.low().minus(rest);
    Whole high = product.high().signum() < 0 ? product.high() : product.high().plus(rest);
    return Values.between(low, high);
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    boolean plain = left.isNonNegative() && right.isNonNegative() && result.isNonNegative();
    if (!plain) {
      return right.values().without(Whole.ZERO);
    }
    Whole low = left.low().floorDividedBy(result.high().plus(Whole.ONE)).plus(Whole.ONE);
    Whole high =
        result.low().signum() > 0 ? left.high().floorDividedBy(result.low()) : right.high();
    return Values.between(low, high);
  }
}
