package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.math.BinaryFunction;
import heapwright.machine.number.math.FloatClass;
import heapwright.machine.number.math.UnaryFunction;

/** The functions of {@code math.h} from one or two numbers to a number of the same type. */
final class MathBuiltIns {
  private final BuiltInTable table;
  private final MachineServices host;

  private MathBuiltIns(BuiltInTable table, MachineServices host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(BuiltInTable table, MachineServices host) {
    MathBuiltIns family = new MathBuiltIns(table, host);
    for (UnaryFunction f : UnaryFunction.values()) {
      // The library's model of lgamma has a variable to set besides.
      if (f != UnaryFunction.LGAMMA) {
        family.add(f.symbol(), f);
      }
    }
    family.add("pow10", UnaryFunction.EXP10);
    for (BinaryFunction f : BinaryFunction.values()) {
      family.add(f.symbol(), f);
    }
    family.add("drem", BinaryFunction.REMAINDER);
  }

  private void add(String name, UnaryFunction f) {
    table.add(name, "d(d)", a -> a.give(apply(f, a.real(0))));
    table.add(name + "f", "f(f)", a -> a.give(apply(f, a.single(0))));
    table.add(name + "l", "e(e)", a -> a.give(apply(f, a.extended(0))));
  }

  private double apply(UnaryFunction f, double x) {
    double result = f.at(x);
    if (f.canFail()) {
      host.errno(f.error(FloatClass.of(x), FloatClass.of(result)));
    }
    return result;
  }

  private float apply(UnaryFunction f, float x) {
    float result = f.at(x);
    if (f.canFail()) {
      host.errno(f.error(FloatClass.of(x), FloatClass.of(result)));
    }
    return result;
  }

  private ExtendedDouble apply(UnaryFunction f, ExtendedDouble x) {
    ExtendedDouble result = f.at(x);
    host.errno(f.error(FloatClass.of(x), FloatClass.of(result)));
    return result;
  }

  private void add(String name, BinaryFunction f) {
    table.add(name, "d(dd)", a -> a.give(apply(f, a.real(0), a.real(1))));
    table.add(name + "f", "f(ff)", a -> a.give(apply(f, a.single(0), a.single(1))));
    table.add(name + "l", "e(ee)", a -> a.give(apply(f, a.extended(0), a.extended(1))));
  }

  private double apply(BinaryFunction f, double x, double y) {
    double result = f.at(x, y);
    if (f.canFail()) {
      host.errno(f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(result)));
    }
    return result;
  }

  private float apply(BinaryFunction f, float x, float y) {
    float result = f.at(x, y);
    if (f.canFail()) {
      host.errno(f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(result)));
    }
    return result;
  }

  private ExtendedDouble apply(BinaryFunction f, ExtendedDouble x, ExtendedDouble y) {
    ExtendedDouble result = f.at(x, y);
    host.errno(f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(result)));
    return result;
  }
}
