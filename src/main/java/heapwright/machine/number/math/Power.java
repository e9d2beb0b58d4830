package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.SseArithmetic;

/** {@code pow}: C17 F.10.4.4 says what the special arguments give. */
final class Power {
  private static final double INVALID = SseArithmetic.divide(0, 0);
  private static final double FAR = 17_000;
  private static final double ODD_LIMIT = 0x1p53;

  private Power() {}

  static double pow(double x, double y) {
    if (y == 0 || x == 1) {
      return 1;
    }
    if (x != x || y != y) {
      return SseArithmetic.add(x, y);
    }
    boolean whole = Math.rint(y) == y;
    if (x < 0 && !whole && !Double.isInfinite(x)) {
      return INVALID;
    }
    double size = powOfSize(Math.abs(x), y);
    boolean negative = Double.doubleToRawLongBits(x) < 0;
    return negative && whole && isOdd(y) ? -size : size;
  }

  private static double powOfSize(double x, double y) {
    if (x == 1) {
      return 1;
    }
    boolean edge = x == 0 || Double.isInfinite(x) || Double.isInfinite(y);
    return edge ? Math.pow(x, y) : pow(Scaled.of(x), DoubleDouble.of(y)).toDouble();
  }

  private static boolean isOdd(double whole) {
    return Math.abs(whole) < ODD_LIMIT && ((long) whole & 1) != 0;
  }

  private static Scaled pow(Scaled x, DoubleDouble y) {
    DoubleDouble log = Logarithm.log(x);
    if (Math.abs(log.high() * y.high()) < FAR) {
      return Exponential.exp(log.times(y));
    }
    return new Scaled(DoubleDouble.ONE, log.high() > 0 == y.high() > 0 ? 100_000 : -100_000);
  }

  static ExtendedDouble pow(ExtendedDouble x, ExtendedDouble y) {
    if (y.isZero() || x.equals(ExtendedDouble.ONE)) {
      return ExtendedDouble.ONE;
    }
    if (x.isNaN() || y.isNaN()) {
      return x.add(y);
    }
    boolean whole = y.isFinite() && y.rint().equals(y);
    boolean negative = x.isNegative() && whole && isOdd(y);
    if (y.isInfinite() || x.isInfinite() || x.isZero()) {
      double size = Math.pow(side(x), y.isNegative() ? -1 : 1);
      ExtendedDouble result =
          y.isInfinite() && x.abs().equals(ExtendedDouble.ONE)
              ? ExtendedDouble.ONE
              : ExtendedDouble.fromDouble(size);
      return negative ? result.negate() : result;
    }
    if (x.isNegative() && !whole) {
      return ExtendedDouble.INDEFINITE;
    }
    ExtendedDouble size = pow(Scaled.of(x.abs()), bounded(y)).toExtended();
    return negative ? size.negate() : size;
  }

  /** Zero or infinity, whichever the powers of a number's size tend to. */
  private static double side(ExtendedDouble x) {
    return x.abs().compare(ExtendedDouble.ONE) == FloatOrdering.GREATER
        ? Double.POSITIVE_INFINITY
        : 0;
  }

  private static boolean isOdd(ExtendedDouble whole) {
    ExtendedDouble half = whole.scale(-1);
    return !half.rint().equals(half);
  }

  /** An exponent beyond the doubles is as good as the greatest of them. */
  private static DoubleDouble bounded(ExtendedDouble y) {
    return Double.isInfinite(y.toDouble())
        ? DoubleDouble.of(y.isNegative() ? -Double.MAX_VALUE : Double.MAX_VALUE)
        : DoubleDouble.of(y);
  }
}
