package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import java.math.BigInteger;

/**
 * {@code exp10} and {@code log10}. For double and for {@code log10f}, glibc computes them by the
 * natural functions without spare digits; the same steps are taken here, so that the rounding
 * errors agree.
 */
final class DecimalPowers {
  private static final BigInteger LN10_DIGITS = FixedPoint.log(10, 1);
  private static final DoubleDouble LN10 = FixedPoint.round(LN10_DIGITS);
  private static final DoubleDouble LOG10_OF_E = LN10.inverse();
  private static final DoubleDouble LOG10_OF_2 = Exponential.LN2.over(LN10);

  /** So few bits that the product with half an argument is exact, and the rest. */
  private static final double LN10_LEADING = FixedPoint.leading(LN10_DIGITS, 26);

  private static final double LN10_REST = LN10.plus(-LN10_LEADING).high();
  private static final long LEADING_BITS = -1L << 27;

  /** So few bits that the product with an exponent is exact, and the rest. */
  private static final double LOG10_OF_2_LEADING = leading(40);

  private static final double LOG10_OF_2_REST = LOG10_OF_2.plus(-LOG10_OF_2_LEADING).high();
  private static final float FLOAT_LOG10_OF_2_LEADING = (float) leading(17);
  private static final float FLOAT_LOG10_OF_2_REST =
      (float) LOG10_OF_2.plus(-FLOAT_LOG10_OF_2_LEADING).high();

  private static final double FAR = 17_000;

  private DecimalPowers() {}

  private static double leading(int bits) {
    double unit = Math.scalb(1.0, Math.getExponent(LOG10_OF_2.high()) + 1 - bits);
    return Math.floor(LOG10_OF_2.high() / unit) * unit;
  }

  static double exp10(double x) {
    if (Math.abs(x) > 400) {
      return x > 0 ? Double.POSITIVE_INFINITY : 0;
    }
    double high = Double.longBitsToDouble(Double.doubleToRawLongBits(x) & LEADING_BITS);
    double rest = high * LN10_REST + (x - high) * LN10.high();
    return Powers.exp(high * LN10_LEADING) * Powers.exp(rest);
  }

  static float exp10(float x) {
    return (float) Powers.exp(DoubleDouble.product(x, LN10.high()).high());
  }

  static ExtendedDouble exp10(ExtendedDouble x) {
    double near = x.toDouble();
    if (Math.abs(near) > FAR) {
      return near > 0 ? ExtendedDouble.INFINITY : ExtendedDouble.ZERO;
    }
    return Exponential.exp(DoubleDouble.of(x).times(LN10)).toExtended();
  }

  static double log10(double x) {
    if (x <= 0 || Double.isInfinite(x)) {
      return edge(x);
    }
    int exponent = Exponents.ilogb(x);
    int whole = exponent < 0 ? exponent + 1 : exponent;
    double log = LOG10_OF_E.high() * Logarithms.log(Exponents.scale(x, -whole));
    return whole * LOG10_OF_2_REST + log + whole * LOG10_OF_2_LEADING;
  }

  static float log10(float x) {
    if (x <= 0 || Float.isInfinite(x)) {
      return (float) edge(x);
    }
    int exponent = Exponents.ilogb(x);
    int whole = exponent < 0 ? exponent + 1 : exponent;
    float log = (float) Logarithms.log(Exponents.scale((double) x, -whole));
    float rest = whole * FLOAT_LOG10_OF_2_REST + (float) LOG10_OF_E.high() * log;
    return rest + whole * FLOAT_LOG10_OF_2_LEADING;
  }

  /** The NaN is a constant, hence positive. */
  private static double edge(double x) {
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return x > 0 ? x : Double.NaN;
  }

  static ExtendedDouble log10(ExtendedDouble x) {
    return Logarithms.log(x, LOG10_OF_2);
  }
}
