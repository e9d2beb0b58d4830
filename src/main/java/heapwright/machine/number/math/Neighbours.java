package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.SseArithmetic;

/** The next number in a direction. */
public final class Neighbours {
  private static final long INTEGER_BIT = 1L << 63;

  private Neighbours() {}

  public static double after(double x, double y) {
    return x == x && y == y ? Math.nextAfter(x, y) : SseArithmetic.add(x, y);
  }

  public static float after(float x, float y) {
    return x == x && y == y ? Math.nextAfter(x, y) : SseArithmetic.add(x, y);
  }

  public static ExtendedDouble after(ExtendedDouble x, ExtendedDouble y) {
    FloatOrdering order = x.compare(y);
    if (order == FloatOrdering.EQUAL) {
      return y;
    }
    if (order == FloatOrdering.UNORDERED) {
      return x.add(y);
    }
    boolean up = order == FloatOrdering.LESS;
    if (x.isZero()) {
      return new ExtendedDouble(up ? 0 : 0x8000, 1);
    }
    return up != x.isNegative() ? farther(x) : nearer(x);
  }

  private static ExtendedDouble farther(ExtendedDouble x) {
    long next = x.significand() + 1;
    int top = x.signAndExponent();
    if (next == 0) {
      return new ExtendedDouble(top + 1, INTEGER_BIT);
    }
    // Out of the subnormal numbers the leading bit appears, and with it the exponent field 1.
    boolean firstNormal = x.exponentField() == 0 && next == INTEGER_BIT;
    return new ExtendedDouble(firstNormal ? top + 1 : top, next);
  }

  private static ExtendedDouble nearer(ExtendedDouble x) {
    int top = x.signAndExponent();
    if (x.significand() != INTEGER_BIT) {
      return new ExtendedDouble(top, x.significand() - 1);
    }
    return x.exponentField() == 1
        ? new ExtendedDouble(top - 1, INTEGER_BIT - 1)
        : new ExtendedDouble(top - 1, -1L);
  }

  /** {@code nexttoward}: the direction is a long double. */
  public static double toward(double x, ExtendedDouble y) {
    return switch (ExtendedDouble.fromDouble(x).compare(y)) {
      case LESS -> Math.nextUp(x);
      case GREATER -> Math.nextDown(x);
      case EQUAL -> y.toDouble();
      case UNORDERED -> ExtendedDouble.fromDouble(x).add(y).toDouble();
    };
  }

  public static float toward(float x, ExtendedDouble y) {
    return switch (ExtendedDouble.fromFloat(x).compare(y)) {
      case LESS -> Math.nextUp(x);
      case GREATER -> Math.nextDown(x);
      case EQUAL -> y.toFloat();
      case UNORDERED -> ExtendedDouble.fromFloat(x).add(y).toFloat();
    };
  }

  /**
   * What a step leaves in errno: it counts beyond the greatest number, and among the subnormal ones
   * unless it starts from zero.
   *
   * @param moved whether the result differs from the number that it started at
   */
  public static MathError error(FloatClass x, FloatClass result, boolean moved) {
    boolean edge = result != FloatClass.NORMAL && result != FloatClass.NAN;
    boolean starts = x == FloatClass.SUBNORMAL || x == FloatClass.NORMAL;
    return moved && edge && starts ? MathError.RANGE : MathError.NONE;
  }
}
