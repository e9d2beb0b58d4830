package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatConversions;
import heapwright.machine.number.SseArithmetic;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** The functions of one number. */
public enum UnaryFunction {
  FLOOR(Math::floor, ExtendedDouble::floor, ErrorRule.NONE),
  CEIL(Math::ceil, ExtendedDouble::ceil, ErrorRule.NONE),
  TRUNC(Integral::trunc, ExtendedDouble::trunc, ErrorRule.NONE),
  ROUND(Integral::round, ExtendedDouble::round, ErrorRule.NONE),
  ROUNDEVEN(Math::rint, ExtendedDouble::rint, ErrorRule.NONE),
  RINT(Math::rint, ExtendedDouble::rint, ErrorRule.NONE),
  NEARBYINT(Math::rint, ExtendedDouble::rint, ErrorRule.NONE),
  SQRT(SseArithmetic::sqrt, ExtendedDouble::sqrt, ErrorRule.EDGES),
  LOGB(Exponents::logb, Exponents::logb, ErrorRule.NONE);

  private final DoubleUnaryOperator real;
  private final FloatOperator single;
  private final UnaryOperator<ExtendedDouble> extended;
  private final ErrorRule errors;

  /** For float, what double gives is rounded once more. */
  UnaryFunction(
      DoubleUnaryOperator real, UnaryOperator<ExtendedDouble> extended, ErrorRule errors) {
    this(real, x -> FloatConversions.toFloat(real.applyAsDouble(x)), extended, errors);
  }

  UnaryFunction(
      DoubleUnaryOperator real,
      FloatOperator single,
      UnaryOperator<ExtendedDouble> extended,
      ErrorRule errors) {
    this.real = real;
    this.single = single;
    this.extended = extended;
    this.errors = errors;
  }

  /** The name of the function for double. */
  public String symbol() {
    return name().toLowerCase(Locale.ROOT);
  }

  public double at(double x) {
    return x == x ? real.applyAsDouble(x) : SseArithmetic.add(x, x);
  }

  public float at(float x) {
    return x == x ? single.apply(x) : SseArithmetic.add(x, x);
  }

  public ExtendedDouble at(ExtendedDouble x) {
    return x.isNaN() ? x.add(x) : extended.apply(x);
  }

  /** What the function leaves in errno, from the kinds of its argument and its result. */
  public MathError error(FloatClass x, FloatClass result) {
    return errors.judge(x, x, result);
  }

  /** Whether there is anything to ask {@link #error} about. */
  public boolean canFail() {
    return errors != ErrorRule.NONE;
  }
}
