package heapwright.number;

/** The kinds of floating-point numbers, in the order in which glibc numbers them. */
public enum FloatClass {
  NAN,
  INFINITE,
  ZERO,
  SUBNORMAL,
  NORMAL;

  public static FloatClass of(double x) {
    return of(x, Double.MIN_NORMAL);
  }

  public static FloatClass of(float x) {
    return of(x, Float.MIN_NORMAL);
  }

  private static FloatClass of(double x, double leastNormal) {
    double size = Math.abs(x);
    if (size >= leastNormal) {
      return size == Double.POSITIVE_INFINITY ? INFINITE : NORMAL;
    }
    if (Double.isNaN(x)) {
      return NAN;
    }
    return x == 0 ? ZERO : SUBNORMAL;
  }

  public static FloatClass of(ExtendedDouble x) {
    if (x.isNaN()) {
      return NAN;
    }
    if (x.isInfinite()) {
      return INFINITE;
    }
    if (x.isZero()) {
      return ZERO;
    }
    return x.exponentField() == 0 ? SUBNORMAL : NORMAL;
  }
}
