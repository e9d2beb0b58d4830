package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;

/** {@code cbrt} and {@code hypot}. */
final class Roots {
  private static final DoubleDouble CBRT2 = cbrt(DoubleDouble.of(2), 1.2599210498948732);
  private static final DoubleDouble CBRT4 = CBRT2.square();

  /** What the remainders of an exponent by three, from -2 to 2, multiply the root by. */
  private static final double[] FACTOR = {
    1 / CBRT4.high(), 1 / CBRT2.high(), 1, CBRT2.high(), CBRT4.high()
  };

  /** The polynomial that glibc starts from, for numbers from a half to one; highest power first. */
  private static final double[] START = {
    -0.145263899385486377,
    0.784932344976639262,
    -1.83469277483613086,
    2.44693122563534430,
    -2.11499494167371287,
    1.50819193781584896,
    0.354895765043919860
  };

  /** The same for float, which has fewer digits to find. */
  private static final double[] FLOAT_START = {
    -0.191502161678719066, 0.697570460207922770, 0.492659620528969547
  };

  /** Beyond these, squares are taken of scaled numbers. */
  private static final double LARGE = 0x1p511;

  private static final double SMALL = 0x1p-459;
  private static final double NOTHING = 0x1p-54;

  private Roots() {}

  static double cbrt(double x) {
    if (x == 0 || Double.isInfinite(x)) {
      return x;
    }
    int exponent = Fractions.exponent(x);
    double size = Math.abs(Fractions.significand(x));
    double root = halley(size, polynomial(START, size)) * FACTOR[2 + exponent % 3];
    return Math.scalb(Math.copySign(root, x), exponent / 3);
  }

  private static double polynomial(double[] coefficients, double x) {
    double sum = coefficients[0];
    for (int i = 1; i < coefficients.length; i++) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }

  /** One step toward the cube root, of third order. */
  private static double halley(double x, double near) {
    double cube = near * near * near;
    return near * (cube + 2 * x) / (2 * cube + x);
  }

  static float cbrt(float x) {
    if (x == 0 || Float.isInfinite(x)) {
      return x;
    }
    int exponent = Fractions.exponent(x);
    double size = Math.abs(Fractions.significand(x));
    float near = (float) polynomial(FLOAT_START, size);
    float cube = near * near * near;
    float root = (float) (near * (cube + 2 * size) / (2 * cube + size) * FACTOR[2 + exponent % 3]);
    return Math.scalb(Math.copySign(root, x), exponent / 3);
  }

  static ExtendedDouble cbrt(ExtendedDouble x) {
    if (x.isZero() || x.isInfinite()) {
      return x;
    }
    int exponent = Math.floorDiv(Exponents.ilogb(x), 3);
    DoubleDouble size = DoubleDouble.of(x.abs().scale(-3 * exponent));
    DoubleDouble root = cbrt(size, StrictMath.cbrt(size.high()));
    return root.signed(x.isNegative() ? -1 : 1).toExtended().scale(exponent);
  }

  /** Newton's step doubles the digits of a root in double. */
  private static DoubleDouble cbrt(DoubleDouble x, double near) {
    DoubleDouble cube = DoubleDouble.product(near, near).times(near);
    return DoubleDouble.of(near).plus(x.minus(cube).high() / (3 * near * near));
  }

  static double hypot(double x, double y) {
    if (Double.isInfinite(x) || Double.isInfinite(y)) {
      return Double.POSITIVE_INFINITY;
    }
    if (x != x || y != y) {
      return SseArithmetic.add(x, y);
    }
    double longer = Math.max(Math.abs(x), Math.abs(y));
    double shorter = Math.min(Math.abs(x), Math.abs(y));
    if (shorter <= longer * NOTHING) {
      return longer + shorter;
    }
    if (longer > LARGE) {
      return corrected(longer * 0x1p-600, shorter * 0x1p-600) * 0x1p600;
    }
    return shorter < SMALL
        ? corrected(longer * 0x1p600, shorter * 0x1p600) * 0x1p-600
        : corrected(longer, shorter);
  }

  // Borges, "An improved algorithm for hypot(a,b)" (2019): the rounded root less its error, which
  // follows from differences that are exact.
  private static double corrected(double x, double y) {
    double root = Math.sqrt(x * x + y * y);
    double first;
    double second;
    if (root <= 2 * y) {
      double over = root - y;
      first = x * (2 * over - x);
      second = (over - 2 * (x - y)) * over;
    } else {
      double over = root - x;
      first = 2 * over * (x - 2 * y);
      second = (4 * over - y) * y + over * over;
    }
    return root - (first + second) / (2 * root);
  }

  static float hypot(float x, float y) {
    if (Float.isInfinite(x) || Float.isInfinite(y)) {
      return Float.POSITIVE_INFINITY;
    }
    return x == x && y == y
        ? (float) Math.sqrt((double) x * x + (double) y * y)
        : SseArithmetic.add(x, y);
  }

  static ExtendedDouble hypot(ExtendedDouble x, ExtendedDouble y) {
    if (x.isInfinite() || y.isInfinite()) {
      return ExtendedDouble.INFINITY;
    }
    if (x.isNaN() || y.isNaN()) {
      return x.add(y);
    }
    if (x.isZero() || y.isZero()) {
      return x.isZero() ? y.abs() : x.abs();
    }
    int exponent = Math.max(Exponents.ilogb(x), Exponents.ilogb(y));
    DoubleDouble a = DoubleDouble.of(x.scale(-exponent));
    DoubleDouble b = DoubleDouble.of(y.scale(-exponent));
    return a.square().plus(b.square()).sqrt().toExtended().scale(exponent);
  }
}
