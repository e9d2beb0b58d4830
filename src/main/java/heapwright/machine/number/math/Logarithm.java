package heapwright.machine.number.math;

/**
 * The natural logarithm to a hundred bits: an exponent, an entry of a table for a factor that
 * brings the number near one, and a series for what is left.
 */
final class Logarithm {
  private static final int STEPS = 128;
  private static final int FIRST = 88;
  private static final int LAST = 184;

  /** The logarithms of the factors' inverses. */
  private static final DoubleDouble[] TABLE =
      FixedPoint.table(FIRST, LAST, i -> FixedPoint.log(STEPS, i));

  private static final DoubleDouble THIRD = DoubleDouble.of(3).inverse();
  private static final DoubleDouble FIFTH = DoubleDouble.of(5).inverse();

  private Logarithm() {}

  /** Of a positive number. */
  static DoubleDouble log(Scaled x) {
    DoubleDouble value = x.significand();
    int exponent = Math.getExponent(value.high());
    DoubleDouble significand = value.scale(-exponent);
    if (significand.high() > 1.4142) {
      significand = significand.scale(-1);
      exponent++;
    }
    return withExponent(exponent + x.exponent(), ofSignificand(significand));
  }

  static DoubleDouble log(DoubleDouble x) {
    return log(Scaled.of(x));
  }

  /** The logarithm of one plus a number above -1/2. */
  static DoubleDouble logOnePlus(DoubleDouble x) {
    return Math.abs(x.high()) < 0.5 / STEPS ? series(x) : log(x.plus(1));
  }

  /** The exponent's share, and the logarithm of a number from 0.7 to 1.42. */
  private static DoubleDouble withExponent(int exponent, DoubleDouble log) {
    if (exponent == 0) {
      return log;
    }
    DoubleDouble rest = log.plus(Exponential.LN2_REST.times(exponent));
    return DoubleDouble.of(exponent * Exponential.LN2_LEADING).plus(rest);
  }

  static DoubleDouble ofSignificand(DoubleDouble x) {
    int step = (int) Math.rint(STEPS / x.high());
    DoubleDouble rest = series(x.times((double) step / STEPS).plus(-1));
    return step == STEPS ? rest : TABLE[step - FIRST].plus(rest);
  }

  // ln(1+r) is twice the area tangent of r/(2+r).
  private static DoubleDouble series(DoubleDouble r) {
    DoubleDouble s = r.over(r.plus(2));
    DoubleDouble square = s.square();
    double h = square.high();
    double tail = h / 13 + 1.0 / 11;
    tail = tail * h + 1.0 / 9;
    tail = tail * h + 1.0 / 7;
    DoubleDouble sum = FIFTH.plus(tail * h).times(square).plus(THIRD);
    return s.plus(s.times(square).times(sum)).scale(1);
  }
}
