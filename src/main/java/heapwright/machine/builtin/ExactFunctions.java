package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatConversions;
import heapwright.machine.number.SseArithmetic;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** The functions of {@code math.h} whose results are exact, or rounded by one instruction. */
final class ExactFunctions {
  private final Table table;
  private final Host host;

  private ExactFunctions(Table table, Host host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(Table table, Host host) {
    ExactFunctions family = new ExactFunctions(table, host);
    family.unary("fabs", Math::abs, ExtendedDouble::abs);
    family.unary("floor", Math::floor, ExtendedDouble::floor);
    family.unary("ceil", Math::ceil, ExtendedDouble::ceil);
    family.unary("trunc", ExactFunctions::trunc, ExtendedDouble::trunc);
    family.unary("round", ExactFunctions::round, ExtendedDouble::round);
    family.unary("rint", Math::rint, ExtendedDouble::rint);
    family.unary("nearbyint", Math::rint, ExtendedDouble::rint);
    family.unary("sqrt", family::sqrt, ExtendedDouble::sqrt);
    family.roundToLong();
    family.twoOperands();
    family.parts();
  }

  private void unary(String name, DoubleUnaryOperator f, UnaryOperator<ExtendedDouble> extended) {
    table.add(name, "d(d)", a -> a.give(f.applyAsDouble(a.real(0))));
    table.add(name + "f", "f(f)", a -> a.give((float) f.applyAsDouble(a.single(0))));
    table.add(name + "l", "e(e)", a -> a.give(extended.apply(a.extended(0))));
  }

  private static double trunc(double x) {
    return x < 0 ? Math.ceil(x) : Math.floor(x);
  }

  /** Halfway cases go away from zero. */
  private static double round(double x) {
    double size = Math.abs(x);
    double floor = Math.floor(size);
    return Math.copySign(size - floor >= 0.5 ? floor + 1 : floor, x);
  }

  private double sqrt(double x) {
    if (x < 0) {
      host.errno(ErrorNumber.DOMAIN);
    }
    return SseArithmetic.sqrt(x);
  }

  private void roundToLong() {
    for (String name : new String[] {"lround", "llround"}) {
      toLong(name, ExactFunctions::round, ExtendedDouble::round);
    }
    for (String name : new String[] {"lrint", "llrint"}) {
      toLong(name, Math::rint, ExtendedDouble::rint);
    }
  }

  private void toLong(String name, DoubleUnaryOperator f, UnaryOperator<ExtendedDouble> extended) {
    table.add(name, "l(d)", a -> a.give(FloatConversions.toLong(f.applyAsDouble(a.real(0)))));
    table.add(
        name + "f", "l(f)", a -> a.give(FloatConversions.toLong(f.applyAsDouble(a.single(0)))));
    table.add(name + "l", "l(e)", a -> a.give(extended.apply(a.extended(0)).toLong()));
  }

  private void twoOperands() {
    binary("fmax", (x, y) -> Double.isNaN(x) ? y : Double.isNaN(y) ? x : x < y ? y : x);
    binary("fmin", (x, y) -> Double.isNaN(x) ? y : Double.isNaN(y) ? x : y < x ? y : x);
    binary("fdim", (x, y) -> x <= y ? 0 : x - y);
    binary("copysign", (x, y) -> Math.copySign(x, y));
    binary("remainder", Math::IEEEremainder);
    table.add("fmod", "d(dd)", a -> a.give(fmod(a.real(0), a.real(1))));
    table.add("fmodf", "f(ff)", a -> a.give((float) fmod(a.single(0), a.single(1))));
    table.add("fmodl", "e(ee)", a -> a.give(a.extended(0).fmod(a.extended(1))));
    table.add("nextafter", "d(dd)", a -> a.give(Math.nextAfter(a.real(0), a.real(1))));
    table.add("nextafterf", "f(ff)", a -> a.give(Math.nextAfter(a.single(0), a.single(1))));
    table.add("fma", "d(ddd)", a -> a.give(Math.fma(a.real(0), a.real(1), a.real(2))));
    table.add("fmaf", "f(fff)", a -> a.give(Math.fma(a.single(0), a.single(1), a.single(2))));
  }

  /** Also for long double, by way of double. */
  private void binary(String name, DoubleBinaryOperator f) {
    table.add(name, "d(dd)", a -> a.give(f.applyAsDouble(a.real(0), a.real(1))));
    table.add(name + "f", "f(ff)", a -> a.give((float) f.applyAsDouble(a.single(0), a.single(1))));
    table.add(
        name + "l",
        "e(ee)",
        a -> {
          double result = f.applyAsDouble(a.extended(0).toDouble(), a.extended(1).toDouble());
          a.give(ExtendedDouble.fromDouble(result));
        });
  }

  private double fmod(double x, double y) {
    if (Double.isInfinite(x) || y == 0) {
      host.errno(ErrorNumber.DOMAIN);
    }
    double result = x % y;
    return Double.isNaN(result) ? SseArithmetic.divide(x * 0, 0) : result;
  }

  private void parts() {
    table.add("frexp", "d(dp)", this::frexp);
    table.add("ldexp", "d(di)", a -> a.give(scale(a.real(0), (int) a.integer(1))));
    table.add("scalbn", "d(di)", a -> a.give(scale(a.real(0), (int) a.integer(1))));
    table.add("scalbln", "d(dl)", a -> a.give(scale(a.real(0), clamp(a.integer(1)))));
    table.add("ldexpf", "f(fi)", a -> a.give(Math.scalb(a.single(0), (int) a.integer(1))));
    table.add("ldexpl", "e(ei)", a -> a.give(a.extended(0).scale((int) a.integer(1))));
    table.add("modf", "d(dp)", this::modf);
    table.add("ilogb", "i(d)", a -> a.give((long) ilogb(a.real(0))));
    table.add("logb", "d(d)", a -> a.give(logb(a.real(0))));
  }

  private static int clamp(long power) {
    return (int) Math.max(-100_000, Math.min(100_000, power));
  }

  private double scale(double x, int power) {
    double result = Math.scalb(x, power);
    if (Double.isInfinite(result) && !Double.isInfinite(x) || result == 0 && x != 0) {
      host.errno(ErrorNumber.RANGE);
    }
    return result;
  }

  private void frexp(Arguments a) {
    double x = a.real(0);
    int exponent = x == 0 || !Double.isFinite(x) ? 0 : ilogb(x) + 1;
    host.memory().storeInt(a.integer(1), exponent, host.site());
    // In two steps, because the power of a subnormal's inverse overflows.
    a.give(Math.scalb(Math.scalb(x, -exponent / 2), -(exponent - exponent / 2)));
  }

  private void modf(Arguments a) {
    double x = a.real(0);
    double whole = trunc(x);
    host.memory().storeLong(a.integer(1), Double.doubleToRawLongBits(whole), host.site());
    a.give(Math.copySign(Double.isInfinite(x) ? 0 : x - whole, x));
  }

  private static int ilogb(double x) {
    if (x == 0) {
      return Integer.MIN_VALUE;
    }
    if (!Double.isFinite(x)) {
      return Double.isNaN(x) ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }
    int exponent = Math.getExponent(x);
    return exponent >= Double.MIN_EXPONENT ? exponent : Math.getExponent(x * 0x1p54) - 54;
  }

  private static double logb(double x) {
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return Double.isFinite(x) ? ilogb(x) : x * x;
  }
}
