package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.math.ExtendedQuotient;
import heapwright.machine.number.math.Fractions;
import heapwright.machine.number.math.RealQuotient;
import heapwright.machine.number.math.Remainders;

/** The functions of {@code math.h} that store one of their results through a pointer. */
final class NumberParts {
  private final BuiltInTable table;
  private final MachineServices host;

  private NumberParts(BuiltInTable table, MachineServices host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(BuiltInTable table, MachineServices host) {
    NumberParts family = new NumberParts(table, host);
    family.frexp();
    family.modf();
    family.remquo();
  }

  private void frexp() {
    table.add(
        "frexp",
        "d(dp)",
        a -> {
          double x = a.real(0);
          host.store(a.integer(1), Fractions.exponent(x));
          a.give(Fractions.significand(x));
        });
    table.add(
        "frexpf",
        "f(fp)",
        a -> {
          float x = a.single(0);
          host.store(a.integer(1), Fractions.exponent(x));
          a.give((float) Fractions.significand(x));
        });
    table.add(
        "frexpl",
        "e(ep)",
        a -> {
          ExtendedDouble x = a.extended(0);
          host.store(a.integer(1), Fractions.exponent(x));
          a.give(Fractions.significand(x));
        });
  }

  private void modf() {
    table.add(
        "modf",
        "d(dp)",
        a -> {
          double x = a.real(0);
          host.store(a.integer(1), Fractions.whole(x));
          a.give(Fractions.rest(x));
        });
    table.add(
        "modff",
        "f(fp)",
        a -> {
          float x = a.single(0);
          host.store(a.integer(1), (float) Fractions.whole(x));
          a.give((float) Fractions.rest(x));
        });
    table.add(
        "modfl",
        "e(ep)",
        a -> {
          ExtendedDouble x = a.extended(0);
          host.store(a.integer(1), x.trunc());
          a.give(Fractions.rest(x));
        });
  }

  /** Where there is no remainder, the quotient is left as it was. */
  private void remquo() {
    table.add(
        "remquo",
        "d(ddp)",
        a -> {
          RealQuotient result = Remainders.remquo(a.real(0), a.real(1));
          if (!Double.isNaN(result.remainder())) {
            host.store(a.integer(2), result.quotient());
          }
          a.give(result.remainder());
        });
    table.add(
        "remquof",
        "f(ffp)",
        a -> {
          RealQuotient result = Remainders.remquo(a.single(0), a.single(1));
          if (!Double.isNaN(result.remainder())) {
            host.store(a.integer(2), result.quotient());
          }
          a.give((float) result.remainder());
        });
    table.add(
        "remquol",
        "e(eep)",
        a -> {
          ExtendedQuotient result = Remainders.remquo(a.extended(0), a.extended(1));
          if (!result.remainder().isNaN()) {
            host.store(a.integer(2), result.quotient());
          }
          a.give(result.remainder());
        });
  }
}
