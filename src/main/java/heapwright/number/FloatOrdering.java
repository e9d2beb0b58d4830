package heapwright.number;

/** How two floating values stand to each other. */
public enum FloatOrdering {
  LESS,
  EQUAL,
  GREATER,
  /** One of them is a NaN: every relation but "not equal" is false. */
  UNORDERED;

  public static FloatOrdering of(double left, double right) {
    if (left < right) {
      return LESS;
    }
    if (left > right) {
      return GREATER;
    }
    return left == right ? EQUAL : UNORDERED;
  }
}
