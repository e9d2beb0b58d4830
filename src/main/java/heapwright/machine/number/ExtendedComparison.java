package heapwright.machine.number;

/** Comparison of long doubles as fucomi decides it. */
final class ExtendedComparison {
  private ExtendedComparison() {}

  static Comparison compare(ExtendedDouble left, ExtendedDouble right) {
    if (left.isNaN() || right.isNaN()) {
      return Comparison.UNORDERED;
    }
    if (left.isZero() && right.isZero()) {
      return Comparison.EQUAL;
    }
    if (left.isNegative() != right.isNegative()) {
      return left.isNegative() ? Comparison.LESS : Comparison.GREATER;
    }
    int order = compareMagnitudes(left, right);
    if (order == 0) {
      return Comparison.EQUAL;
    }
    return order < 0 == left.isNegative() ? Comparison.GREATER : Comparison.LESS;
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
