package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;

/** {@code sin}, {@code cos} and {@code tan}. */
final class Circular {
  private static final double INVALID = SseArithmetic.divide(0, 0);

  /** Below this the cube of a number is nothing beside the number. */
  private static final double TINY = 0x1p-27;

  private static final int EXTENDED_TINY = -33;

  private Circular() {}

  static double sin(double x) {
    if (Math.abs(x) < TINY) {
      return x;
    }
    return Double.isInfinite(x) ? INVALID : Circle.at(Angle.of(x)).sine().high();
  }

  static double cos(double x) {
    return Double.isInfinite(x) ? INVALID : Circle.at(Angle.of(x)).cosine().high();
  }

  static double tan(double x) {
    if (Math.abs(x) < TINY) {
      return x;
    }
    return Double.isInfinite(x) ? INVALID : tan(Angle.of(x)).high();
  }

  private static DoubleDouble tan(Angle angle) {
    Circle circle = Circle.at(angle);
    return circle.sine().over(circle.cosine());
  }

  static ExtendedDouble sin(ExtendedDouble x) {
    if (isTiny(x)) {
      return x;
    }
    return x.isInfinite() ? ExtendedDouble.INDEFINITE : Circle.at(Angle.of(x)).sine().toExtended();
  }

  static ExtendedDouble cos(ExtendedDouble x) {
    return x.isInfinite()
        ? ExtendedDouble.INDEFINITE
        : Circle.at(Angle.of(x)).cosine().toExtended();
  }

  static ExtendedDouble tan(ExtendedDouble x) {
    if (isTiny(x)) {
      return x;
    }
    return x.isInfinite() ? ExtendedDouble.INDEFINITE : tan(Angle.of(x)).toExtended();
  }

  /** Whether the cube of a long double is nothing beside it. */
  static boolean isTiny(ExtendedDouble x) {
    return Exponents.ilogb(x) < EXTENDED_TINY;
  }
}
