package heapwright.solve.domains;

/** Of {@code left << right} for amounts that are small and not negative. */
final class LeftShiftRules implements Rules {
  private final ProductRules product = new ProductRules();

  @Override
  public Values result(Span left, Span right) {
    return product.result(left, factors(right));
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    return product.left(result, factors(right), left);
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return right.values();
  }

  private static Span factors(Span amounts) {
    return new Span(
        Whole.powerOfTwo((int) amounts.low().longBits()),
        Whole.powerOfTwo((int) amounts.high().longBits()));
  }
}
