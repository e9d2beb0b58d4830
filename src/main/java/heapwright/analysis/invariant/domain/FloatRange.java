package heapwright.analysis.invariant.domain;

/** Floating-point numbers between two, both included, and perhaps not-a-number. */
public record FloatRange(double low, double high, boolean maybeNan) {
  public static final FloatRange ALL =
      new FloatRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true);

  public static FloatRange of(double number) {
    return Double.isNaN(number)
        ? new FloatRange(1, 0, true)
        : new FloatRange(number, number, false);
  }

  /** Whether there is no number in it; there may be not-a-number still. */
  public boolean hasNoNumber() {
    return !(low <= high);
  }

  public boolean isEmpty() {
    return hasNoNumber() && !maybeNan;
  }

  public FloatRange meet(FloatRange other) {
    return new FloatRange(
        Math.max(low, other.low), Math.min(high, other.high), maybeNan && other.maybeNan);
  }

  public FloatRange join(FloatRange other) {
    boolean nan = maybeNan || other.maybeNan;
    if (hasNoNumber()) {
      return new FloatRange(other.low, other.high, nan);
    }
    if (other.hasNoNumber()) {
      return new FloatRange(low, high, nan);
    }
    return new FloatRange(Math.min(low, other.low), Math.max(high, other.high), nan);
  }

  public boolean within(FloatRange other) {
    return (!maybeNan || other.maybeNan)
        && (hasNoNumber() || low >= other.low && high <= other.high);
  }
}
