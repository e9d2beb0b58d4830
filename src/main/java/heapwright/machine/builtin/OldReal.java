package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * The functions of {@code math.h} that round: each for three types, with errno as glibc sets it.
 */
final class OldReal {
  private final Table table;
  private final Host host;

  private OldReal(Table table, Host host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(Table table, Host host) {
    OldReal family = new OldReal(table, host);
    family.powersAndLogarithms();
    family.angles();
    family.hyperbolics();
    family.binary("pow", StrictMath::pow);
    family.binary("atan2", StrictMath::atan2);
    family.binary("hypot", StrictMath::hypot);
  }

  private void powersAndLogarithms() {
    unary("exp", StrictMath::exp);
    unary("exp2", x -> StrictMath.pow(2, x));
    unary("exp10", x -> StrictMath.pow(10, x));
    unary("expm1", StrictMath::expm1);
    unary("log", StrictMath::log);
    unary("log2", OldReal::log2);
    unary("log10", StrictMath::log10);
    unary("log1p", StrictMath::log1p);
    unary("cbrt", StrictMath::cbrt);
  }

  private void angles() {
    unary("sin", StrictMath::sin);
    unary("cos", StrictMath::cos);
    unary("tan", StrictMath::tan);
    unary("asin", StrictMath::asin);
    unary("acos", StrictMath::acos);
    unary("atan", StrictMath::atan);
  }

  private void hyperbolics() {
    unary("sinh", StrictMath::sinh);
    unary("cosh", StrictMath::cosh);
    unary("tanh", StrictMath::tanh);
    unary("asinh", OldReal::asinh);
    unary("acosh", x -> StrictMath.log(x + StrictMath.sqrt(x * x - 1)));
    unary("atanh", x -> StrictMath.log1p(2 * x / (1 - x)) / 2);
  }

  private static double log2(double x) {
    int exponent = Math.getExponent(x);
    boolean power = x > 0 && x == Math.scalb(1.0, exponent);
    return power ? exponent : StrictMath.log(x) / StrictMath.log(2);
  }

  private static double asinh(double x) {
    double size = Math.abs(x);
    double result =
        size < 1e-9 ? size : StrictMath.log1p(size + size * size / (1 + StrictMath.hypot(1, size)));
    return Math.copySign(result, x);
  }

  private void unary(String name, DoubleUnaryOperator f) {
    table.add(name, "d(d)", a -> a.give(apply(f, a.real(0))));
    table.add(name + "f", "f(f)", a -> a.give((float) apply(f, a.single(0))));
    table.add(
        name + "l",
        "e(e)",
        a -> a.give(ExtendedDouble.fromDouble(apply(f, a.extended(0).toDouble()))));
  }

  private void binary(String name, DoubleBinaryOperator f) {
    table.add(name, "d(dd)", a -> a.give(apply(f, a.real(0), a.real(1))));
    table.add(name + "f", "f(ff)", a -> a.give((float) apply(f, a.single(0), a.single(1))));
    table.add(
        name + "l",
        "e(ee)",
        a -> {
          double result = apply(f, a.extended(0).toDouble(), a.extended(1).toDouble());
          a.give(ExtendedDouble.fromDouble(result));
        });
  }

  private double apply(DoubleUnaryOperator f, double x) {
    if (Double.isNaN(x)) {
      return SseArithmetic.add(x, x);
    }
    return checked(f.applyAsDouble(x), Double.isInfinite(x));
  }

  private double apply(DoubleBinaryOperator f, double x, double y) {
    double result = f.applyAsDouble(x, y);
    if (Double.isNaN(result) && (Double.isNaN(x) || Double.isNaN(y))) {
      return SseArithmetic.add(x, y);
    }
    return checked(result, Double.isInfinite(x) || Double.isInfinite(y));
  }

  /** An invalid operation gives the processor's own NaN and a domain error. */
  private double checked(double result, boolean infiniteOperand) {
    if (Double.isNaN(result)) {
      host.errno(ErrorNumber.DOMAIN);
      return Double.longBitsToDouble(0xfff8_0000_0000_0000L);
    }
    if (Double.isInfinite(result) && !infiniteOperand) {
      host.errno(ErrorNumber.RANGE);
    }
    return result;
  }
}
