package heapwright.number;

/** Comparison of long doubles as fucomi decides it. */
final class ExtendedComparison {
  private ExtendedComparison() {}

  static FloatOrdering compare(ExtendedDouble left, ExtendedDouble right) {
    if (left.isNaN() || right.isNaN()) {
      return FloatOrdering.UNORDERED;
    }
    if (left.isZero() && right.isZero()) {
      return FloatOrdering.EQUAL;
    }
    if (left.isNegative() != right.isNegative()) {
      return left.isNegative() ? FloatOrdering.LESS : FloatOrdering.GREATER;
    }
    int order = compareMagnitudes(left, right);
    if (order == 0) {
      return FloatOrdering.EQUAL;
    }
    return order < 0 == left.isNegative() ? FloatOrdering.GREATER : FloatOrdering.LESS;
  }

  /** Orders two values that are not NaN by their distance from zero. */
  static int compareMagnitudes(ExtendedDouble left, ExtendedDouble right) {
    int order = Integer.compare(scaleOf(left), scaleOf(right));
    return order != 0 ? order : Long.compareUnsigned(left.significand(), right.significand());
  }

  // Field 0 has the weight of field 1: a pseudo-denormal equals the normal number beside it.
  private static int scaleOf(ExtendedDouble value) {
    return Math.max(value.exponentField(), 1);
  }
}
