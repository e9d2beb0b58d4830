package heapwright.solve.domains;

/** Of {@code left | right}. */
final class OrRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    int bits = Math.max(left.bitLength(), right.bitLength());
    if (left.isNonNegative() && right.isNonNegative()) {
      Whole most = Whole.powerOfTwo(bits).minus(Whole.ONE);
      return Values.between(left.low().greatest(right.low()), most);
    }
    return AndRules.signed(bits);
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    // A disjunction of numbers that are not negative is not below either of them.
    return left.isNonNegative() && right.isNonNegative()
        ? Values.between(left.low(), result.high())
        : left.values();
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return left(result, left, right);
  }
}
