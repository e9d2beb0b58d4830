package heapwright.solve.domains;

/** Of {@code left - right}. */
final class DifferenceRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    return Values.between(left.low().minus(right.high()), left.high().minus(right.low()));
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    return Values.between(result.low().plus(right.low()), result.high().plus(right.high()));
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return result(left, result);
  }
}
