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
  LOGB(Exponents::logb, Exponents::logb, ErrorRule.NONE),
  SIN(Circular::sin, FloatCircular::sin, Circular::sin, ErrorRule.EDGES),
  COS(Circular::cos, FloatCircular::cos, Circular::cos, ErrorRule.EDGES),
  TAN(Circular::tan, Circular::tan, ErrorRule.EDGES),
  ASIN(InverseCircular::asin, InverseCircular::asin, ErrorRule.EDGES),
  ACOS(InverseCircular::acos, InverseCircular::acos, ErrorRule.EDGES),
  ATAN(InverseCircular::atan, InverseCircular::atan, ErrorRule.EDGES),
  EXP(Powers::exp, Powers::exp, ErrorRule.EDGES_AND_UNDERFLOW),
  EXP2(Powers::exp2, Powers::exp2, ErrorRule.EDGES_AND_UNDERFLOW),
  EXP10(
      DecimalPowers::exp10,
      DecimalPowers::exp10,
      DecimalPowers::exp10,
      ErrorRule.EDGES_AND_UNDERFLOW),
  EXPM1(StrictMath::expm1, NearZero::expm1, ErrorRule.EDGES),
  LOG(Logarithms::log, Logarithms::log, ErrorRule.EDGES),
  LOG2(Logarithms::log2, Logarithms::log2, ErrorRule.EDGES),
  LOG10(DecimalPowers::log10, DecimalPowers::log10, DecimalPowers::log10, ErrorRule.EDGES),
  LOG1P(NearZero::log1p, NearZero::log1p, ErrorRule.EDGES),
  SINH(Hyperbolic::sinh, Hyperbolic::sinh, Hyperbolic::sinh, ErrorRule.EDGES),
  COSH(Hyperbolic::cosh, Hyperbolic::cosh, Hyperbolic::cosh, ErrorRule.EDGES),
  TANH(StrictMath::tanh, Hyperbolic::tanh, Hyperbolic::tanh, ErrorRule.EDGES),
  ASINH(
      InverseHyperbolic::asinh,
      InverseHyperbolic::asinh,
      InverseHyperbolic::asinh,
      ErrorRule.EDGES),
  ACOSH(
      InverseHyperbolic::acosh,
      InverseHyperbolic::acosh,
      InverseHyperbolic::acosh,
      ErrorRule.EDGES),
  ATANH(
      InverseHyperbolic::atanh,
      InverseHyperbolic::atanh,
      InverseHyperbolic::atanh,
      ErrorRule.EDGES),
  CBRT(Roots::cbrt, Roots::cbrt, Roots::cbrt, ErrorRule.NONE),
  ERF(ErrorFunction::erf, ErrorFunction::erf, ErrorRule.NONE),
  ERFC(ErrorFunction::erfc, ErrorFunction::erfc, ErrorRule.EDGES_AND_UNDERFLOW),
  TGAMMA(Gamma::tgamma, Gamma::tgamma, ErrorRule.EDGES_AND_UNDERFLOW),
  LGAMMA(Gamma::lgamma, Gamma::lgamma, ErrorRule.EDGES);

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
