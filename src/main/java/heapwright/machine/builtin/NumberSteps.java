package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.math.Exponents;
import heapwright.machine.number.math.FloatClass;
import heapwright.machine.number.math.Neighbours;

/** Scaling by powers of two, and steps to the next number. */
final class NumberSteps {
  private final BuiltInTable table;
  private final MachineServices host;

  private NumberSteps(BuiltInTable table, MachineServices host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(BuiltInTable table, MachineServices host) {
    NumberSteps family = new NumberSteps(table, host);
    family.scaling("ldexp", 'i');
    family.scaling("scalbn", 'i');
    family.scaling("scalbln", 'l');
    family.neighbours();
    family.neighboursTowardExtended();
  }

  private void scaling(String name, char power) {
    table.add(name, "d(d" + power + ")", a -> a.give(scale(a.real(0), a.integer(1))));
    table.add(name + "f", "f(f" + power + ")", a -> a.give(scale(a.single(0), a.integer(1))));
    table.add(name + "l", "e(e" + power + ")", a -> a.give(scale(a.extended(0), a.integer(1))));
  }

  private double scale(double x, long power) {
    double result = Exponents.scale(x, power);
    host.errno(Exponents.error(FloatClass.of(x), FloatClass.of(result)));
    return result;
  }

  private float scale(float x, long power) {
    float result = Exponents.scale(x, power);
    host.errno(Exponents.error(FloatClass.of(x), FloatClass.of(result)));
    return result;
  }

  private ExtendedDouble scale(ExtendedDouble x, long power) {
    ExtendedDouble result = Exponents.scale(x, power);
    host.errno(Exponents.error(FloatClass.of(x), FloatClass.of(result)));
    return result;
  }

  private void neighbours() {
    table.add(
        "nextafter",
        "d(dd)",
        a -> a.give(stepped(a.real(0), Neighbours.after(a.real(0), a.real(1)))));
    table.add(
        "nextafterf",
        "f(ff)",
        a -> a.give(stepped(a.single(0), Neighbours.after(a.single(0), a.single(1)))));
    table.add(
        "nextafterl",
        "e(ee)",
        a -> a.give(stepped(a.extended(0), Neighbours.after(a.extended(0), a.extended(1)))));
  }

  private void neighboursTowardExtended() {
    table.add(
        "nexttoward",
        "d(de)",
        a -> a.give(stepped(a.real(0), Neighbours.toward(a.real(0), a.extended(1)))));
    table.add(
        "nexttowardf",
        "f(fe)",
        a -> a.give(stepped(a.single(0), Neighbours.toward(a.single(0), a.extended(1)))));
    table.add(
        "nexttowardl",
        "e(ee)",
        a -> a.give(stepped(a.extended(0), Neighbours.after(a.extended(0), a.extended(1)))));
  }

  private double stepped(double x, double result) {
    host.errno(Neighbours.error(FloatClass.of(x), FloatClass.of(result), x != result));
    return result;
  }

  private float stepped(float x, float result) {
    host.errno(Neighbours.error(FloatClass.of(x), FloatClass.of(result), x != result));
    return result;
  }

  private ExtendedDouble stepped(ExtendedDouble x, ExtendedDouble result) {
    boolean moved = x.compare(result) != FloatOrdering.EQUAL;
    host.errno(Neighbours.error(FloatClass.of(x), FloatClass.of(result), moved));
    return result;
  }
}
