package heapwright.solve.domains;

/** Of {@code left & right}. */
final class AndRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    if (left.isNonNegative() && right.isNonNegative()) {
      return Values.between(Whole.ZERO, left.high().least(right.high()));
    }
    if (left.isNonNegative() || right.isNonNegative()) {
      return Values.between(Whole.ZERO, (left.isNonNegative() ? left : right).high());
    }
    return signed(Math.max(left.bitLength(), right.bitLength()));
  }

  /** All numbers of so many bits and a sign. */
  static Values signed(int bits) {
    Whole power = Whole.powerOfTwo(bits);
    return Values.between(power.negated(), power.minus(Whole.ONE));
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    // A conjunction of numbers that are not negative is not above either of them.
    return left.isNonNegative() && result.isNonNegative()
        ? Values.between(result.low(), left.high())
        : left.values();
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return left(result, left, right);
  }
}
