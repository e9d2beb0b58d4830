package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/**
 * {@code sinh}, {@code cosh} and {@code tanh}. For double and float, the identities and their
 * ranges are those of Sun's library, on which glibc's are founded.
 */
final class Hyperbolic {
  private static final double HALF_LN2 = Exponential.LN2.high() / 2;

  /** From here on the smaller exponential is nothing beside the greater one. */
  private static final double ONE_SIDED = 22;

  private static final double EXP_LIMIT = 709.78;
  private static final double FLOAT_EXP_LIMIT = 88.72;

  private Hyperbolic() {}

  static double sinh(double x) {
    double size = Math.abs(x);
    double half = Math.copySign(0.5, x);
    if (size >= ONE_SIDED) {
      return large(half, size);
    }
    if (size < 0x1p-28) {
      return x;
    }
    double t = StrictMath.expm1(size);
    return size < 1 ? half * (2 * t - t * t / (t + 1)) : half * (t + t / (t + 1));
  }

  /** The exponential of half the argument cannot overflow before the result does. */
  private static double large(double half, double size) {
    if (size < EXP_LIMIT || Double.isInfinite(size)) {
      return half * Powers.exp(size);
    }
    double root = Powers.exp(0.5 * size);
    return half * root * root;
  }

  static double cosh(double x) {
    double size = Math.abs(x);
    if (size >= ONE_SIDED) {
      return large(0.5, size);
    }
    if (size < HALF_LN2) {
      double t = StrictMath.expm1(size);
      return size < 0x1p-55 ? 1 : 1 + t * t / (2 * (1 + t));
    }
    double t = Powers.exp(size);
    return 0.5 * t + 0.5 / t;
  }

  static float sinh(float x) {
    float size = Math.abs(x);
    float half = Math.copySign(0.5f, x);
    if (size >= ONE_SIDED) {
      return large(half, size);
    }
    if (size < 0x1p-28f) {
      return x;
    }
    float t = (float) StrictMath.expm1(size);
    return size < 1 ? half * (2 * t - t * t / (t + 1)) : half * (t + t / (t + 1));
  }

  private static float large(float half, float size) {
    if (size < FLOAT_EXP_LIMIT || Float.isInfinite(size)) {
      return half * (float) Powers.exp(size);
    }
    float root = (float) Powers.exp(0.5 * size);
    return half * root * root;
  }

  static float cosh(float x) {
    float size = Math.abs(x);
    if (size >= ONE_SIDED) {
      return large(0.5f, size);
    }
    if (size < (float) HALF_LN2) {
      float t = (float) StrictMath.expm1(size);
      return size < 0x1p-55f ? 1 : 1 + t * t / (2 * (1 + t));
    }
    float t = (float) Powers.exp(size);
    return 0.5f * t + 0.5f / t;
  }

  static float tanh(float x) {
    float size = Math.abs(x);
    if (size >= ONE_SIDED) {
      return Math.copySign(1, x);
    }
    if (size < 0x1p-55f) {
      return x;
    }
    if (size >= 1) {
      float t = (float) StrictMath.expm1(2 * size);
      return Math.copySign(1 - 2 / (t + 2), x);
    }
    float t = (float) StrictMath.expm1(-2 * size);
    return Math.copySign(-t / (t + 2), x);
  }

  static ExtendedDouble sinh(ExtendedDouble x) {
    if (x.isInfinite() || Circular.isTiny(x)) {
      return x;
    }
    ExtendedDouble size = sinhOf(x.abs());
    return x.isNegative() ? size.negate() : size;
  }

  private static ExtendedDouble sinhOf(ExtendedDouble x) {
    double near = x.toDouble();
    if (near > 100) {
      return halfOfExp(x);
    }
    DoubleDouble t = NearZero.expm1(DoubleDouble.of(x)).value();
    return t.plus(t.over(t.plus(1))).scale(-1).toExtended();
  }

  /** Halved before it is rounded, because the exponential may overflow where the half does not. */
  private static ExtendedDouble halfOfExp(ExtendedDouble x) {
    if (x.toDouble() > 17_000) {
      return ExtendedDouble.INFINITY;
    }
    Scaled exp = Exponential.exp(DoubleDouble.of(x));
    return new Scaled(exp.significand(), exp.exponent() - 1).toExtended();
  }

  static ExtendedDouble cosh(ExtendedDouble x) {
    double near = x.abs().toDouble();
    if (near > 100) {
      return halfOfExp(x.abs());
    }
    DoubleDouble t = Exponential.exp(DoubleDouble.of(x)).value();
    return t.plus(t.inverse()).scale(-1).toExtended();
  }

  static ExtendedDouble tanh(ExtendedDouble x) {
    if (Circular.isTiny(x)) {
      return x;
    }
    double near = Math.min(x.abs().toDouble(), 100);
    DoubleDouble size = near == 100 ? DoubleDouble.of(100) : DoubleDouble.of(x.abs());
    DoubleDouble t = NearZero.expm1(size.scale(1)).value();
    return t.over(t.plus(2)).signed(x.isNegative() ? -1 : 1).toExtended();
  }
}
