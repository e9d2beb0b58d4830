package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.SseArithmetic;

/**
 * {@code asinh}, {@code acosh} and {@code atanh}. For double and float, the identities and their
 * ranges are those of Sun's library, on which glibc's are founded.
 */
final class InverseHyperbolic {
  private static final double LN2 = Exponential.LN2.high();
  private static final float FLOAT_LN2 = (float) LN2;
  private static final double INVALID = SseArithmetic.divide(0, 0);

  /** From here on one is nothing beside the square. */
  private static final double LARGE = 0x1p28;

  private static final float FLOAT_ASINH_LARGE = 0x1p14f;

  private InverseHyperbolic() {}

  static double asinh(double x) {
    double size = Math.abs(x);
    if (size < 0x1p-28 || Double.isInfinite(x)) {
      return x;
    }
    return Math.copySign(asinhOf(size), x);
  }

  private static double asinhOf(double x) {
    if (x > LARGE) {
      return Logarithms.log(x) + LN2;
    }
    double root = Math.sqrt(x * x + 1);
    return x > 2
        ? Logarithms.log(2 * x + 1 / (root + x))
        : StrictMath.log1p(x + x * x / (1 + root));
  }

  static double acosh(double x) {
    if (x < 1) {
      return INVALID;
    }
    if (x > LARGE) {
      return Double.isInfinite(x) ? x : Logarithms.log(x) + LN2;
    }
    if (x > 2) {
      return Logarithms.log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
    }
    double t = x - 1;
    return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
  }

  static double atanh(double x) {
    double size = Math.abs(x);
    if (size < 0x1p-28) {
      return x;
    }
    if (size >= 1) {
      return size > 1 ? INVALID : Math.copySign(Double.POSITIVE_INFINITY, x);
    }
    double twice = size + size;
    double t = size < 0.5 ? twice + twice * size / (1 - size) : twice / (1 - size);
    return Math.copySign(0.5 * StrictMath.log1p(t), x);
  }

  static float asinh(float x) {
    float size = Math.abs(x);
    if (size < 0x1p-14f || Float.isInfinite(x)) {
      return x;
    }
    return Math.copySign(asinhOf(size), x);
  }

  private static float asinhOf(float x) {
    if (x > FLOAT_ASINH_LARGE) {
      return (float) Logarithms.log(x) + FLOAT_LN2;
    }
    float root = (float) Math.sqrt(x * x + 1);
    return x > 2
        ? (float) Logarithms.log(2 * x + 1 / (root + x))
        : (float) StrictMath.log1p(x + x * x / (1 + root));
  }

  static float acosh(float x) {
    if (x < 1) {
      return (float) INVALID;
    }
    if (x > LARGE) {
      return Float.isInfinite(x) ? x : (float) Logarithms.log(x) + FLOAT_LN2;
    }
    if (x > 2) {
      return (float) Logarithms.log(2 * x - 1 / (x + (float) Math.sqrt(x * x - 1)));
    }
    float t = x - 1;
    return (float) StrictMath.log1p(t + (float) Math.sqrt(2 * t + t * t));
  }

  static float atanh(float x) {
    float size = Math.abs(x);
    if (size < 0x1p-28f) {
      return x;
    }
    if (size >= 1) {
      return size > 1 ? (float) INVALID : Math.copySign(Float.POSITIVE_INFINITY, x);
    }
    float twice = size + size;
    float t = size < 0.5f ? twice + twice * size / (1 - size) : twice / (1 - size);
    return Math.copySign(0.5f * (float) StrictMath.log1p(t), x);
  }

  static ExtendedDouble asinh(ExtendedDouble x) {
    if (x.isInfinite() || Circular.isTiny(x)) {
      return x;
    }
    ExtendedDouble size = x.abs();
    ExtendedDouble result = isLarge(x) ? logOfTwice(size) : asinh(DoubleDouble.of(size));
    return x.isNegative() ? result.negate() : result;
  }

  private static boolean isLarge(ExtendedDouble x) {
    return Exponents.ilogb(x) > 60;
  }

  private static ExtendedDouble logOfTwice(ExtendedDouble x) {
    return Logarithm.log(Scaled.of(x)).plus(Exponential.LN2).toExtended();
  }

  private static ExtendedDouble asinh(DoubleDouble x) {
    DoubleDouble square = x.square();
    DoubleDouble root = square.plus(1).sqrt();
    return Logarithm.logOnePlus(x.plus(square.over(root.plus(1)))).toExtended();
  }

  static ExtendedDouble acosh(ExtendedDouble x) {
    if (x.compare(ExtendedDouble.ONE) == FloatOrdering.LESS) {
      return ExtendedDouble.INDEFINITE;
    }
    if (isLarge(x)) {
      return x.isInfinite() ? x : logOfTwice(x);
    }
    DoubleDouble t = DoubleDouble.of(x).plus(-1);
    DoubleDouble root = t.times(t.plus(2)).sqrt();
    return Logarithm.logOnePlus(t.plus(root)).toExtended();
  }

  static ExtendedDouble atanh(ExtendedDouble x) {
    if (Circular.isTiny(x)) {
      return x;
    }
    FloatOrdering order = x.abs().compare(ExtendedDouble.ONE);
    if (order == FloatOrdering.EQUAL) {
      return x.isNegative() ? ExtendedDouble.INFINITY.negate() : ExtendedDouble.INFINITY;
    }
    if (order == FloatOrdering.GREATER) {
      return ExtendedDouble.INDEFINITE;
    }
    DoubleDouble size = DoubleDouble.of(x.abs());
    DoubleDouble ratio = size.scale(1).over(DoubleDouble.ONE.minus(size));
    DoubleDouble result = Logarithm.logOnePlus(ratio).scale(-1);
    return result.signed(x.isNegative() ? -1 : 1).toExtended();
  }
}
