package heapwright.machine.builtin;

import heapwright.number.ExtendedDouble;
import heapwright.number.FloatClass;

/**
 * The functions behind the classification macros of {@code math.h}; a sign is the bit that glibc
 * finds it at.
 */
final class Classification {
  private Classification() {}

  static void addTo(BuiltInTable table) {
    for (String prefix : new String[] {"", "__", "__builtin_"}) {
      table.add(prefix + "isnan", "i(d)", a -> a.give(Double.isNaN(a.real(0)) ? 1L : 0L));
      table.add(prefix + "isnanf", "i(f)", a -> a.give(Float.isNaN(a.single(0)) ? 1L : 0L));
      table.add(prefix + "isnanl", "i(e)", a -> a.give(a.extended(0).isNaN() ? 1L : 0L));
      table.add(prefix + "isinf", "i(d)", a -> a.give(infinite(a.real(0))));
      table.add(prefix + "isinff", "i(f)", a -> a.give(infinite(a.single(0))));
      table.add(prefix + "isinfl", "i(e)", a -> a.give(infinite(a.extended(0))));
      table.add(prefix + "finite", "i(d)", a -> a.give(Double.isFinite(a.real(0)) ? 1L : 0L));
      table.add(prefix + "finitef", "i(f)", a -> a.give(Float.isFinite(a.single(0)) ? 1L : 0L));
      table.add(prefix + "finitel", "i(e)", a -> a.give(a.extended(0).isFinite() ? 1L : 0L));
      table.add(prefix + "signbit", "i(d)", a -> a.give(a.integer(0) < 0 ? 128L : 0L));
      table.add(prefix + "signbitf", "i(f)", a -> a.give((int) a.integer(0) < 0 ? 8L : 0L));
      table.add(prefix + "signbitl", "i(e)", a -> a.give(a.extended(0).isNegative() ? 512L : 0L));
    }
    table.add("__fpclassify", "i(d)", a -> a.give((long) FloatClass.of(a.real(0)).ordinal()));
    table.add("__fpclassifyf", "i(f)", a -> a.give((long) FloatClass.of(a.single(0)).ordinal()));
    table.add("__fpclassifyl", "i(e)", a -> a.give((long) FloatClass.of(a.extended(0)).ordinal()));
  }

  private static long infinite(double x) {
    return Double.isInfinite(x) ? (long) Math.signum(x) : 0;
  }

  private static long infinite(ExtendedDouble x) {
    return x.isInfinite() ? x.isNegative() ? -1 : 1 : 0;
  }
}
