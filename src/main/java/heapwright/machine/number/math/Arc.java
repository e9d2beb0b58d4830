package heapwright.machine.number.math;

import java.math.BigInteger;

/**
 * The angle of a right triangle to a hundred bits: an entry of a table for the tangents in steps of
 * 1/64, and a Taylor series for what is left.
 */
final class Arc {
  private static final int STEPS = 64;

  private static final DoubleDouble[] TABLE = table();

  private static final DoubleDouble THIRD = DoubleDouble.of(-3).inverse();
  private static final DoubleDouble FIFTH = DoubleDouble.of(5).inverse();
  private static final DoubleDouble SEVENTH = DoubleDouble.of(-7).inverse();

  /** Where one side exceeds the other by more than this power of two, the series is one term. */
  private static final int FAR = 110;

  private Arc() {}

  /** Each angle from the last: the tangent of their difference is (a - b) / (1 + a b). */
  private static DoubleDouble[] table() {
    DoubleDouble[] table = new DoubleDouble[STEPS + 1];
    BigInteger angle = BigInteger.ZERO;
    for (int i = 0; i <= STEPS; i++) {
      if (i > 0) {
        angle = angle.add(FixedPoint.atan(STEPS, STEPS * STEPS + i * (i - 1)));
      }
      table[i] = FixedPoint.round(angle);
    }
    return table;
  }

  /** From sides that are not negative and not both zero, the first opposite to the angle. */
  static Scaled angle(Scaled opposite, Scaled adjacent) {
    if (opposite.significand().high() == 0) {
      return Scaled.of(DoubleDouble.ZERO);
    }
    int distance = opposite.binade() - adjacent.binade();
    if (adjacent.significand().high() == 0 || distance > FAR) {
      return Scaled.of(Angle.RIGHT);
    }
    if (distance < -FAR) {
      return opposite.over(adjacent);
    }
    DoubleDouble y = opposite.normal().scale(distance);
    return Scaled.of(angle(y, adjacent.normal()));
  }

  static DoubleDouble angle(DoubleDouble opposite, DoubleDouble adjacent) {
    return opposite.high() > adjacent.high()
        ? Angle.RIGHT.minus(lowAngle(adjacent, opposite))
        : lowAngle(opposite, adjacent);
  }

  /** Of a tangent from zero to one. */
  private static DoubleDouble lowAngle(DoubleDouble y, DoubleDouble x) {
    int step = (int) Math.rint(y.high() / x.high() * STEPS);
    if (step == 0) {
      return series(y.over(x));
    }
    double tangent = (double) step / STEPS;
    DoubleDouble rest = y.minus(x.times(tangent)).over(x.plus(y.times(tangent)));
    return TABLE[step].plus(series(rest));
  }

  // The terms from the ninth power on are so small that a double has enough digits for them.
  private static DoubleDouble series(DoubleDouble x) {
    DoubleDouble square = x.square();
    double h = square.high();
    double tail = h / 17 - 1.0 / 15;
    tail = tail * h + 1.0 / 13;
    tail = tail * h - 1.0 / 11;
    tail = tail * h + 1.0 / 9;
    DoubleDouble sum = SEVENTH.plus(tail * h);
    sum = sum.times(square).plus(FIFTH);
    sum = sum.times(square).plus(THIRD);
    return x.plus(x.times(square).times(sum));
  }
}
