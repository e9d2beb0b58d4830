package heapwright.machine.builtin;

import heapwright.machine.number.FloatConversions;
import heapwright.machine.number.math.Exponents;
import heapwright.machine.number.math.FloatClass;
import heapwright.machine.number.math.MathError;
import heapwright.machine.number.math.UnaryFunction;

/** The functions of {@code math.h} that give integers. */
final class IntegerResults {
  private final BuiltInTable table;
  private final MachineServices host;

  private IntegerResults(BuiltInTable table, MachineServices host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(BuiltInTable table, MachineServices host) {
    IntegerResults family = new IntegerResults(table, host);
    for (String prefix : new String[] {"l", "ll"}) {
      family.rounded(prefix, UnaryFunction.ROUND);
      family.rounded(prefix, UnaryFunction.RINT);
    }
    family.exponents();
  }

  private void rounded(String prefix, UnaryFunction f) {
    String name = prefix + f.symbol();
    table.add(name, "l(d)", a -> a.give(FloatConversions.toLong(f.at(a.real(0)))));
    table.add(name + "f", "l(f)", a -> a.give(FloatConversions.toLong(f.at(a.single(0)))));
    table.add(name + "l", "l(e)", a -> a.give(f.at(a.extended(0)).toLong()));
  }

  private void exponents() {
    table.add(
        "ilogb",
        "i(d)",
        a -> a.give(checked(FloatClass.of(a.real(0)), Exponents.ilogb(a.real(0)))));
    table.add(
        "ilogbf",
        "i(f)",
        a -> a.give(checked(FloatClass.of(a.single(0)), Exponents.ilogb(a.single(0)))));
    table.add(
        "ilogbl",
        "i(e)",
        a -> a.give(checked(FloatClass.of(a.extended(0)), Exponents.ilogb(a.extended(0)))));
  }

  private long checked(FloatClass x, int exponent) {
    boolean none = x != FloatClass.NORMAL && x != FloatClass.SUBNORMAL;
    host.errno(none ? MathError.DOMAIN : MathError.NONE);
    return exponent;
  }
}
