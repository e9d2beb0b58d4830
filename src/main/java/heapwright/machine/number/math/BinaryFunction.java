package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatConversions;
import heapwright.machine.number.SseArithmetic;
import java.util.Locale;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;

/** The functions of two numbers. */
public enum BinaryFunction {
  FMAX(MinMax::fmax, MinMax::fmax, Nans.CHOSEN, ErrorRule.NONE),
  FMIN(MinMax::fmin, MinMax::fmin, Nans.CHOSEN, ErrorRule.NONE),
  FDIM(MinMax::fdim, MinMax::fdim, Nans.PASSED_ON, ErrorRule.EDGES),
  FMOD(Remainders::fmod, ExtendedDouble::fmod, Nans.PASSED_ON, ErrorRule.EDGES),
  REMAINDER(Remainders::remainder, Remainders::remainder, Nans.PASSED_ON, ErrorRule.EDGES),
  POW(Power::pow, Power::pow, Nans.CHOSEN, ErrorRule.EDGES_AND_UNDERFLOW),
  ATAN2(
      InverseCircular::atan2,
      InverseCircular::atan2,
      InverseCircular::atan2,
      Nans.PASSED_ON,
      ErrorRule.EDGES_AND_UNDERFLOW),
  HYPOT(Roots::hypot, Roots::hypot, Roots::hypot, Nans.CHOSEN, ErrorRule.EDGES);

  /** What becomes of a NaN among the arguments. */
  private enum Nans {
    PASSED_ON,
    CHOSEN
  }

  /** A function of two floats. */
  private interface FloatBinaryOperator {
    float apply(float x, float y);
  }

  private final DoubleBinaryOperator real;
  private final FloatBinaryOperator single;
  private final BinaryOperator<ExtendedDouble> extended;
  private final Nans nans;
  private final ErrorRule errors;

  /** For float, what double gives is rounded once more. */
  BinaryFunction(
      DoubleBinaryOperator real,
      BinaryOperator<ExtendedDouble> extended,
      Nans nans,
      ErrorRule errors) {
    this(
        real, (x, y) -> FloatConversions.toFloat(real.applyAsDouble(x, y)), extended, nans, errors);
  }

  BinaryFunction(
      DoubleBinaryOperator real,
      FloatBinaryOperator single,
      BinaryOperator<ExtendedDouble> extended,
      Nans nans,
      ErrorRule errors) {
    this.real = real;
    this.single = single;
    this.extended = extended;
    this.nans = nans;
    this.errors = errors;
  }

  /** The name of the function for double. */
  public String symbol() {
    return name().toLowerCase(Locale.ROOT);
  }

  public double at(double x, double y) {
    boolean given = (x != x || y != y) && nans == Nans.PASSED_ON;
    return given ? SseArithmetic.add(x, y) : real.applyAsDouble(x, y);
  }

  public float at(float x, float y) {
    boolean given = (x != x || y != y) && nans == Nans.PASSED_ON;
    return given ? SseArithmetic.add(x, y) : single.apply(x, y);
  }

  public ExtendedDouble at(ExtendedDouble x, ExtendedDouble y) {
    boolean given = (x.isNaN() || y.isNaN()) && nans == Nans.PASSED_ON;
    return given ? x.add(y) : extended.apply(x, y);
  }

  /** What the function leaves in errno, from the kinds of its arguments and its result. */
  public MathError error(FloatClass x, FloatClass y, FloatClass result) {
    return errors.judge(x, y, result);
  }

  /** Whether there is anything to ask {@link #error} about. */
  public boolean canFail() {
    return errors != ErrorRule.NONE;
  }
}
