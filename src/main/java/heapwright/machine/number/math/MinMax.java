package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.SseArithmetic;

/**
 * The greater, the lesser, and the positive difference. Of two zeros the second is taken, but for
 * {@code fminl}. Signalling NaNs count as quiet ones here, which glibc tells apart.
 */
final class MinMax {
  private MinMax() {}

  static double fmax(double x, double y) {
    if (x != x) {
      return y != y ? SseArithmetic.add(x, y) : y;
    }
    return y != y || x > y ? x : y;
  }

  static double fmin(double x, double y) {
    if (x != x) {
      return y != y ? SseArithmetic.add(x, y) : y;
    }
    return y != y || x < y ? x : y;
  }

  static double fdim(double x, double y) {
    return x <= y ? 0 : SseArithmetic.subtract(x, y);
  }

  static ExtendedDouble fmax(ExtendedDouble x, ExtendedDouble y) {
    if (x.isNaN()) {
      return y.isNaN() ? x.add(y) : y;
    }
    return y.isNaN() || x.compare(y) == FloatOrdering.GREATER ? x : y;
  }

  static ExtendedDouble fmin(ExtendedDouble x, ExtendedDouble y) {
    if (x.isNaN()) {
      return y.isNaN() ? x.add(y) : y;
    }
    return y.isNaN() || x.compare(y) != FloatOrdering.GREATER ? x : y;
  }

  static ExtendedDouble fdim(ExtendedDouble x, ExtendedDouble y) {
    return switch (x.compare(y)) {
      case LESS, EQUAL -> ExtendedDouble.ZERO;
      case GREATER, UNORDERED -> x.subtract(y);
    };
  }
}
