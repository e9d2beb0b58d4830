package heapwright.solve.domains;

/** Of {@code left + right}. */
final class SumRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    return Values.between(left.low().plus(right.low()), left.high().plus(right.high()));
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    return Values.between(result.low().minus(right.high()), result.high().minus(right.low()));
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return left(result, left, right);
  }
}
