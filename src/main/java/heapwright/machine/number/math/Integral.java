package heapwright.machine.number.math;

/** Rounding of doubles to integral values, where {@link Math} has no method. */
final class Integral {
  private Integral() {}

  static double trunc(double x) {
    return x < 0 ? Math.ceil(x) : Math.floor(x);
  }

  /** Halfway cases go away from zero. */
  static double round(double x) {
    double size = Math.abs(x);
    double floor = Math.floor(size);
    return Math.copySign(size - floor >= 0.5 ? floor + 1 : floor, x);
  }
}
