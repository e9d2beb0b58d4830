package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;

/** The functions behind the classification macros of {@code math.h}. */
final class Classification {
  private static final long NAN = 0;
  private static final long INFINITE = 1;
  private static final long ZERO = 2;
  private static final long SUBNORMAL = 3;
  private static final long NORMAL = 4;

  private Classification() {}

  static void addTo(Table table) {
    for (String prefix : new String[] {"", "__", "__builtin_"}) {
      table.add(prefix + "isnan", "i(d)", a -> a.give(a.real(0) != a.real(0) ? 1L : 0L));
      table.add(prefix + "isnanf", "i(f)", a -> a.give(a.single(0) != a.single(0) ? 1L : 0L));
      table.add(prefix + "isnanl", "i(e)", a -> a.give(a.extended(0).isNaN() ? 1L : 0L));
      table.add(prefix + "isinf", "i(d)", a -> a.give(infinite(a.real(0))));
      table.add(prefix + "isinff", "i(f)", a -> a.give(infinite(a.single(0))));
      table.add(prefix + "isinfl", "i(e)", a -> a.give(infinite(a.extended(0))));
      table.add(prefix + "finite", "i(d)", a -> a.give(Double.isFinite(a.real(0)) ? 1L : 0L));
      table.add(prefix + "finitef", "i(f)", a -> a.give(Float.isFinite(a.single(0)) ? 1L : 0L));
      table.add(prefix + "finitel", "i(e)", a -> a.give(a.extended(0).isFinite() ? 1L : 0L));
      table.add(prefix + "signbit", "i(d)", a -> a.give(a.integer(0) < 0 ? 128L : 0L));
      table.add(prefix + "signbitf", "i(f)", a -> a.give((int) a.integer(0) < 0 ? 8L : 0L));
      table.add(prefix + "signbitl", "i(e)", a -> a.give(a.extended(0).isNegative() ? 1L : 0L));
    }
    table.add("__fpclassify", "i(d)", a -> a.give(kind(a.real(0), Double.MIN_NORMAL)));
    table.add("__fpclassifyf", "i(f)", a -> a.give(kind(a.single(0), Float.MIN_NORMAL)));
    table.add("__fpclassifyl", "i(e)", a -> a.give(kind(a.extended(0))));
  }

  private static long infinite(double x) {
    return Double.isInfinite(x) ? (long) Math.signum(x) : 0;
  }

  private static long infinite(ExtendedDouble x) {
    return x.isInfinite() ? x.isNegative() ? -1 : 1 : 0;
  }

  private static long kind(double x, double leastNormal) {
    if (x != x) {
      return NAN;
    }
    if (Double.isInfinite(x)) {
      return INFINITE;
    }
    if (x == 0) {
      return ZERO;
    }
    return Math.abs(x) < leastNormal ? SUBNORMAL : NORMAL;
  }

  private static long kind(ExtendedDouble x) {
    if (x.isNaN()) {
      return NAN;
    }
    if (x.isInfinite()) {
      return INFINITE;
    }
    if (x.isZero()) {
      return ZERO;
    }
    return x.exponentField() == 0 ? SUBNORMAL : NORMAL;
  }
}
