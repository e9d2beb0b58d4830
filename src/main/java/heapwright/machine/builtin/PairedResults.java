package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.math.FloatClass;
import heapwright.machine.number.math.Gamma;
import heapwright.machine.number.math.UnaryFunction;

/** {@code sincos} and {@code lgamma_r}: two results of one number, at least one in memory. */
final class PairedResults {
  private final BuiltInTable table;
  private final MachineServices host;

  private PairedResults(BuiltInTable table, MachineServices host) {
    this.table = table;
    this.host = host;
  }

  static void addTo(BuiltInTable table, MachineServices host) {
    PairedResults family = new PairedResults(table, host);
    family.circular();
    family.gamma();
  }

  private void circular() {
    UnaryFunction sin = UnaryFunction.SIN;
    UnaryFunction cos = UnaryFunction.COS;
    table.add(
        "sincos",
        "v(dpp)",
        a -> {
          double x = a.real(0);
          host.errno(sin.error(FloatClass.of(x), FloatClass.of(sin.at(x))));
          host.store(a.integer(1), sin.at(x));
          host.store(a.integer(2), cos.at(x));
        });
    table.add(
        "sincosf",
        "v(fpp)",
        a -> {
          float x = a.single(0);
          host.errno(sin.error(FloatClass.of(x), FloatClass.of(sin.at(x))));
          host.store(a.integer(1), sin.at(x));
          host.store(a.integer(2), cos.at(x));
        });
    table.add(
        "sincosl",
        "v(epp)",
        a -> {
          ExtendedDouble x = a.extended(0);
          host.errno(sin.error(FloatClass.of(x), FloatClass.of(sin.at(x))));
          host.store(a.integer(1), sin.at(x));
          host.store(a.integer(2), cos.at(x));
        });
  }

  private void gamma() {
    UnaryFunction log = UnaryFunction.LGAMMA;
    table.add(
        "lgamma_r",
        "d(dp)",
        a -> {
          double x = a.real(0);
          host.store(a.integer(1), Gamma.sign(ExtendedDouble.fromDouble(x)));
          host.errno(log.error(FloatClass.of(x), FloatClass.of(log.at(x))));
          a.give(log.at(x));
        });
    table.add(
        "lgammaf_r",
        "f(fp)",
        a -> {
          float x = a.single(0);
          host.store(a.integer(1), Gamma.sign(ExtendedDouble.fromFloat(x)));
          host.errno(log.error(FloatClass.of(x), FloatClass.of(log.at(x))));
          a.give(log.at(x));
        });
    table.add(
        "lgammal_r",
        "e(ep)",
        a -> {
          ExtendedDouble x = a.extended(0);
          host.store(a.integer(1), Gamma.sign(x));
          host.errno(log.error(FloatClass.of(x), FloatClass.of(log.at(x))));
          a.give(log.at(x));
        });
  }
}
