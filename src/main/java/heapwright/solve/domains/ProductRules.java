package heapwright.solve.domains;

/** Of {@code left * right}. */
final class ProductRules implements Rules {
  @Override
  public Values result(Span left, Span right) {
    return left.corners(right, Whole::times).values();
  }

  @Override
  public Values left(Span result, Span right, Span left) {
    if (result.hasZero() && right.hasZero()) {
      return left.values();
    }
    // A product other than zero has no factor zero; the rest is division of intervals by sign.
    Values factors = Values.none();
    for (Span part : right.signs()) {
      Whole low = result.corners(part, Whole::ceilingDividedBy).low();
      Whole high = result.corners(part, Whole::floorDividedBy).high();
      factors = factors.union(Values.between(low, high));
    }
    return factors;
  }

  @Override
  public Values right(Span result, Span left, Span right) {
    return left(result, left, right);
  }
}
