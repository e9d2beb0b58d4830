package heapwright.solve.domains;

/** Of {@code left % right}, with the sign of the left; the divisor is never zero. */
final class RemainderRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    Whole most = right.magnitude().minus(Whole.ONE);
    if (most.signum() < 0) {
      return Values.none();
    }
    if (right.isSingle()) {
      Whole quotient = left.low().dividedBy(right.low());
      if (quotient.equals(left.high().dividedBy(right.low()))) {
        Whole whole = quotient.times(right.low());
        return Values.between(left.low().minus(whole), left.high().minus(whole));
      }
    }
    Whole low = left.low().signum() < 0 ? most.negated().greatest(left.low()) : Whole.ZERO;
    Whole high = left.high().signum() > 0 ? most.least(left.high()) : Whole.ZERO;
    return Values.between(low, high);
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    if (right.isSingle() && right.low().signum() != 0) {
      Whole quotient = left.low().dividedBy(right.low());
      if (quotient.equals(left.high().dividedBy(right.low()))) {
        Whole whole = quotient.times(right.low());
        return Values.between(result.low().plus(whole), result.high().plus(whole));
      }
    }
    if (result.low().signum() > 0) {
      return Values.between(result.low(), left.high());
    }
    return result.high().signum() < 0 ? Values.between(left.low(), result.high()) : left.values();
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    Whole beyond = result.hasZero() ? Whole.ONE : nearest(result).plus(Whole.ONE);
    return Values.between(right.low(), beyond.negated())
        .union(Values.between(beyond, right.high()));
  }

  /** The least distance of a span without zero from zero. */
  private static Whole nearest(Span span) {
    return span.isNonNegative() ? span.low() : span.high().negated();
  }
}
