package heapwright.solve.domains;

/** Of {@code left ^ right}, which is its own inverse. */
final class XorRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    if (left.isSingle() && right.isSingle()) {
      return Values.of(left.low().xor(right.low()));
    }
    int bits = Math.max(left.bitLength(), right.bitLength());
    return left.isNonNegative() && right.isNonNegative()
        ? Values.between(Whole.ZERO, Whole.powerOfTwo(bits).minus(Whole.ONE))
        : AndRules.signed(bits);
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    return result(result, right);
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return result(result, left);
  }
}
