package heapwright.machine.builtin;

import heapwright.ir.code.SymbolId;
import heapwright.number.ExtendedDouble;
import heapwright.world.LibraryOperation.RealOperation;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** {@code fabs} and {@code copysign}, which keep the bits of NaNs, and integer powers. */
final class SignFunctions {
  private static final long SIGN = Long.MIN_VALUE;
  private static final int FLOAT_SIGN = Integer.MIN_VALUE;

  private SignFunctions() {}

  static void addTo(BuiltInTable table) {
    List<SymbolId> magnitude = LibraryTable.functions(RealOperation.MAGNITUDE);
    List<SymbolId> copying = LibraryTable.functions(RealOperation.COPY_SIGN);
    // Bits and not numbers, so that a signalling NaN stays one.
    table.add(magnitude.get(0).key(), "d(d)", a -> a.give(a.integer(0) & ~SIGN));
    table.add(
        magnitude.get(1).key(), "f(f)", a -> a.give(a.integer(0) & ~FLOAT_SIGN & 0xffff_ffffL));
    table.add("fabsl", "e(e)", a -> a.give(a.extended(0).abs()));
    table.add(
        copying.get(0).key(), "d(dd)", a -> a.give(a.integer(0) & ~SIGN | a.integer(1) & SIGN));
    table.add(copying.get(1).key(), "f(ff)", a -> a.give(Math.copySign(a.single(0), a.single(1))));
    table.add("copysignl", "e(ee)", a -> a.give(copySign(a.extended(0), a.extended(1))));
    addIntegerPowers(table);
  }

  /** What the compiler's own library makes of {@code __builtin_powi}: squares and products. */
  private static void addIntegerPowers(BuiltInTable table) {
    table.add(
        "powi",
        "d(di)",
        a -> a.give(power(a.real(0), a.integer(1), 1.0, (x, y) -> x * y, y -> 1 / y)));
    table.add(
        "powif",
        "f(fi)",
        a -> a.give((float) power(a.single(0), a.integer(1), 1f, (x, y) -> x * y, y -> 1 / y)));
    table.add(
        "powil",
        "e(ei)",
        a ->
            a.give(
                power(
                    a.extended(0),
                    a.integer(1),
                    ExtendedDouble.ONE,
                    ExtendedDouble::multiply,
                    ExtendedDouble.ONE::divide)));
  }

  private static <N> N power(
      N base, long exponent, N one, BinaryOperator<N> times, UnaryOperator<N> inverse) {
    N square = base;
    N product = one;
    for (long rest = Math.abs(exponent); rest != 0; rest >>= 1) {
      if ((rest & 1) != 0) {
        product = times.apply(product, square);
      }
      square = times.apply(square, square);
    }
    return exponent < 0 ? inverse.apply(product) : product;
  }

  private static ExtendedDouble copySign(ExtendedDouble size, ExtendedDouble sign) {
    return sign.isNegative() ? size.abs().negate() : size.abs();
  }
}
