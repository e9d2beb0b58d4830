package heapwright.machine.number.math;

import java.math.BigInteger;

/**
 * The exponential function to a hundred bits: a power of two, an entry of a table for the steps of
 * 1/64, and a Taylor series for what is left.
 */
final class Exponential {
  private static final int STEPS = 64;

  /** Half the range of the table: the logarithm of two, halved, lies within. */
  private static final int REACH = 32;

  private static final DoubleDouble[] STEP =
      FixedPoint.table(-REACH, REACH, i -> FixedPoint.exp(i, STEPS));

  /** The same less one, with all its digits. */
  private static final DoubleDouble[] STEP_LESS_ONE =
      FixedPoint.table(
          -REACH,
          REACH,
          i -> FixedPoint.exp(i, STEPS).subtract(BigInteger.ONE.shiftLeft(FixedPoint.BITS)));

  private static final DoubleDouble SIXTH = DoubleDouble.of(6).inverse();
  private static final DoubleDouble TWENTY_FOURTH = DoubleDouble.of(24).inverse();
  private static final DoubleDouble FIFTH_TERM = DoubleDouble.of(120).inverse();

  private static final BigInteger LN2_DIGITS = FixedPoint.log(2, 1);
  static final DoubleDouble LN2 = FixedPoint.round(LN2_DIGITS);

  /** So few bits that products with exponents are exact, and all that follow. */
  static final double LN2_LEADING = FixedPoint.leading(LN2_DIGITS, 36);

  static final DoubleDouble LN2_REST =
      FixedPoint.round(FixedPoint.without(LN2_DIGITS, LN2_LEADING));

  private Exponential() {}

  /** Of a number whose exponential a long double can nearly hold. */
  static Scaled exp(DoubleDouble x) {
    int power = (int) Math.rint(x.high() / LN2.high());
    DoubleDouble rest = x.plus(-power * LN2_LEADING).minus(LN2_REST.times(power));
    return new Scaled(small(rest), power);
  }

  /** The exponential of a number between -1/2 and 1/2. */
  static DoubleDouble small(DoubleDouble x) {
    int step = (int) Math.rint(x.high() * STEPS);
    DoubleDouble factor = STEP[step + REACH];
    return factor.plus(factor.times(lessOne(x.plus(-(double) step / STEPS))));
  }

  /** The same less one, as exact when it is near zero. */
  static DoubleDouble smallLessOne(DoubleDouble x) {
    int step = (int) Math.rint(x.high() * STEPS);
    DoubleDouble rest = lessOne(x.plus(-(double) step / STEPS));
    return step == 0 ? rest : STEP_LESS_ONE[step + REACH].plus(STEP[step + REACH].times(rest));
  }

  // The terms from the sixth on are so small that a double has enough digits for them.
  private static DoubleDouble lessOne(DoubleDouble x) {
    double h = x.high();
    double tail = 1.0 / 479001600 * h + 1.0 / 39916800;
    tail = tail * h + 1.0 / 3628800;
    tail = tail * h + 1.0 / 362880;
    tail = tail * h + 1.0 / 40320;
    tail = tail * h + 1.0 / 5040;
    tail = tail * h + 1.0 / 720;
    DoubleDouble series = FIFTH_TERM.plus(tail * h);
    series = series.times(x).plus(TWENTY_FOURTH);
    series = series.times(x).plus(SIXTH);
    series = series.times(x).plus(0.5);
    return x.plus(x.square().times(series));
  }
}
