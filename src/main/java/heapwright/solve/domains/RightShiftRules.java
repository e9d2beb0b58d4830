package heapwright.solve.domains;

/** Of {@code left >> right} for amounts that are small and not negative: division, downwards. */
final class RightShiftRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    return left.corners(right, Arithmetic.SHIFT_RIGHT::apply).values();
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    Span low = result.corners(right, Arithmetic.SHIFT_LEFT::apply);
    Span above = new Span(result.low().plus(Whole.ONE), result.high().plus(Whole.ONE));
    Span high = above.corners(right, Arithmetic.SHIFT_LEFT::apply);
    return Values.between(low.low(), high.high().minus(Whole.ONE));
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return right.values();
  }
}
