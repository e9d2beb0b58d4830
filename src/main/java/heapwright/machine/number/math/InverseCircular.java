package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;

/** {@code asin}, {@code acos}, {@code atan} and {@code atan2}. */
final class InverseCircular {
  /** Where an argument has no angle, glibc gives a constant, so this NaN is positive. */
  private static final double INVALID = Double.NaN;

  private static final ExtendedDouble EXTENDED_INVALID = ExtendedDouble.fromDouble(INVALID);
  private static final double TINY = 0x1p-27;
  private static final Scaled STRAIGHT = Scaled.of(Angle.RIGHT.scale(1));

  private static final float FLOAT_PI = (float) Math.PI;
  private static final float FLOAT_PI_REST = (float) (Math.PI - FLOAT_PI);

  private InverseCircular() {}

  static double asin(double x) {
    if (Math.abs(x) < TINY) {
      return x;
    }
    return Math.abs(x) <= 1 ? asin(DoubleDouble.of(x)).high() : INVALID;
  }

  static ExtendedDouble asin(ExtendedDouble x) {
    if (Circular.isTiny(x)) {
      return x;
    }
    return isFraction(x) ? asin(DoubleDouble.of(x)).toExtended() : EXTENDED_INVALID;
  }

  private static boolean isFraction(ExtendedDouble x) {
    return switch (x.abs().compare(ExtendedDouble.ONE)) {
      case LESS, EQUAL -> true;
      case GREATER, UNORDERED -> false;
    };
  }

  private static DoubleDouble asin(DoubleDouble x) {
    DoubleDouble size = x.abs();
    return Arc.angle(Scaled.of(size), Scaled.of(otherSide(size))).value().signed(x.high());
  }

  /** In a triangle with a hypotenuse of one. */
  private static DoubleDouble otherSide(DoubleDouble side) {
    DoubleDouble one = DoubleDouble.ONE;
    return one.minus(side).times(one.plus(side)).sqrt();
  }

  static double acos(double x) {
    return Math.abs(x) <= 1 ? acos(DoubleDouble.of(x)).high() : INVALID;
  }

  static ExtendedDouble acos(ExtendedDouble x) {
    return isFraction(x) ? acos(DoubleDouble.of(x)).toExtended() : EXTENDED_INVALID;
  }

  private static DoubleDouble acos(DoubleDouble x) {
    DoubleDouble size = x.abs();
    DoubleDouble angle = Arc.angle(Scaled.of(otherSide(size)), Scaled.of(size)).value();
    return x.high() < 0 ? STRAIGHT.value().minus(angle) : angle;
  }

  static double atan(double x) {
    return Math.abs(x) < TINY ? x : atan2(x, 1);
  }

  static ExtendedDouble atan(ExtendedDouble x) {
    return Circular.isTiny(x) ? x : atan2(x, ExtendedDouble.ONE);
  }

  static double atan2(double y, double x) {
    if (!Double.isFinite(x) || !Double.isFinite(y) || x == 0 || y == 0) {
      return x != x || y != y ? SseArithmetic.add(x, y) : Math.atan2(y, x);
    }
    double angle = angle(Scaled.of(Math.abs(y)), Scaled.of(Math.abs(x)), x < 0).toDouble();
    return Math.copySign(angle, y);
  }

  private static Scaled angle(Scaled y, Scaled x, boolean left) {
    Scaled angle = Arc.angle(y, x);
    return left ? Scaled.of(STRAIGHT.value().minus(angle.value())) : angle;
  }

  /** As in Sun's library: from the quotient, rounded to float in each step. */
  static float atan2(float y, float x) {
    boolean ordinary = Float.isFinite(x) && Float.isFinite(y) && x != 0 && y != 0;
    int distance = Math.getExponent(y) - Math.getExponent(x);
    if (!ordinary || distance > 60 || x < 0 && distance < -60) {
      return (float) atan2((double) y, (double) x);
    }
    float angle = (float) atan(Math.abs(y / x));
    return Math.copySign(x < 0 ? FLOAT_PI - (angle - FLOAT_PI_REST) : angle, y);
  }

  static ExtendedDouble atan2(ExtendedDouble y, ExtendedDouble x) {
    if (x.isNaN() || y.isNaN()) {
      return x.add(y);
    }
    // Of infinite sides only their signs and whether both are infinite matters.
    boolean infinite = x.isInfinite() || y.isInfinite();
    ExtendedDouble opposite = infinite ? oneIfInfinite(y) : y.abs();
    ExtendedDouble adjacent = infinite ? oneIfInfinite(x) : x.abs();
    if (opposite.isZero() && adjacent.isZero()) {
      adjacent = ExtendedDouble.ONE;
    }
    Scaled angle = angle(Scaled.of(opposite), Scaled.of(adjacent), x.isNegative());
    ExtendedDouble size = angle.toExtended();
    return y.isNegative() ? size.negate() : size;
  }

  private static ExtendedDouble oneIfInfinite(ExtendedDouble side) {
    return side.isInfinite() ? ExtendedDouble.ONE : ExtendedDouble.ZERO;
  }
}
