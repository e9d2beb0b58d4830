package heapwright.machine.number.math;

/**
 * Sine and cosine to a hundred bits, of angles up to an eighth of the circle: entries of tables for
 * the steps of 1/64, and Taylor series for what is left.
 */
final class Circle {
  private static final int STEPS = 64;
  private static final int REACH = 52;

  private static final DoubleDouble[] SINE =
      FixedPoint.table(0, REACH, i -> FixedPoint.sin(i, STEPS));
  private static final DoubleDouble[] COSINE =
      FixedPoint.table(0, REACH, i -> FixedPoint.cos(i, STEPS));

  private static final DoubleDouble SIXTH = DoubleDouble.of(-6).inverse();
  private static final DoubleDouble FIFTH_TERM = DoubleDouble.of(120).inverse();
  private static final DoubleDouble FOURTH_TERM = DoubleDouble.of(24).inverse();

  private final DoubleDouble sine;
  private final DoubleDouble cosine;

  private Circle(DoubleDouble sine, DoubleDouble cosine) {
    this.sine = sine;
    this.cosine = cosine;
  }

  static Circle at(Angle angle) {
    Circle rest = atSmall(angle.rest());
    return switch (angle.turns() & 3) {
      case 0 -> rest;
      case 1 -> new Circle(rest.cosine, rest.sine.negate());
      case 2 -> new Circle(rest.sine.negate(), rest.cosine.negate());
      default -> new Circle(rest.cosine.negate(), rest.sine);
    };
  }

  DoubleDouble sine() {
    return sine;
  }

  DoubleDouble cosine() {
    return cosine;
  }

  private static Circle atSmall(DoubleDouble x) {
    int step = (int) Math.rint(x.high() * STEPS);
    DoubleDouble rest = x.plus(-(double) step / STEPS);
    DoubleDouble square = rest.square();
    DoubleDouble s = sineSeries(rest, square);
    DoubleDouble c = cosineSeries(square);
    if (step == 0) {
      return new Circle(s, c);
    }
    DoubleDouble stepSine = SINE[Math.abs(step)].signed(step);
    DoubleDouble stepCosine = COSINE[Math.abs(step)];
    return new Circle(
        stepSine.times(c).plus(stepCosine.times(s)), stepCosine.times(c).minus(stepSine.times(s)));
  }

  // In both series the later terms are so small that a double has enough digits for them.
  private static DoubleDouble sineSeries(DoubleDouble x, DoubleDouble square) {
    double h = square.high();
    double tail = -1.0 / 39916800 * h + 1.0 / 362880;
    tail = tail * h - 1.0 / 5040;
    DoubleDouble series = FIFTH_TERM.plus(tail * h).times(square).plus(SIXTH);
    return x.plus(x.times(square).times(series));
  }

  private static DoubleDouble cosineSeries(DoubleDouble square) {
    double h = square.high();
    double tail = 1.0 / 479001600 * h - 1.0 / 3628800;
    tail = tail * h + 1.0 / 40320;
    tail = tail * h - 1.0 / 720;
    DoubleDouble series = FOURTH_TERM.plus(tail * h).times(square).plus(-0.5);
    return DoubleDouble.ONE.plus(square.times(series));
  }
}
