package heapwright.machine.builtin;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.SseArithmetic;

/** {@code fabs}, {@code copysign} and {@code fma}, which work on NaNs in their own ways. */
final class SignFunctions {
  private static final long SIGN = Long.MIN_VALUE;
  private static final int FLOAT_SIGN = Integer.MIN_VALUE;

  private SignFunctions() {}

  static void addTo(Table table) {
    // Bits and not numbers, so that a signalling NaN stays one.
    table.add("fabs", "d(d)", a -> a.give(a.integer(0) & ~SIGN));
    table.add("fabsf", "f(f)", a -> a.give(a.integer(0) & ~FLOAT_SIGN & 0xffff_ffffL));
    table.add("fabsl", "e(e)", a -> a.give(a.extended(0).abs()));
    table.add("copysign", "d(dd)", a -> a.give(a.integer(0) & ~SIGN | a.integer(1) & SIGN));
    table.add("copysignf", "f(ff)", a -> a.give(Math.copySign(a.single(0), a.single(1))));
    table.add("copysignl", "e(ee)", a -> a.give(copySign(a.extended(0), a.extended(1))));
    table.add("fma", "d(ddd)", a -> a.give(fma(a.real(0), a.real(1), a.real(2))));
    table.add("fmaf", "f(fff)", a -> a.give(fma(a.single(0), a.single(1), a.single(2))));
    table.add("fmal", "e(eee)", a -> a.give(a.extended(0).fma(a.extended(1), a.extended(2))));
  }

  private static ExtendedDouble copySign(ExtendedDouble size, ExtendedDouble sign) {
    return sign.isNegative() ? size.abs().negate() : size.abs();
  }

  private static double fma(double x, double y, double z) {
    double result = Math.fma(x, y, z);
    return result == result ? result : SseArithmetic.add(SseArithmetic.multiply(x, y), z);
  }

  private static float fma(float x, float y, float z) {
    float result = Math.fma(x, y, z);
    return result == result ? result : SseArithmetic.add(SseArithmetic.multiply(x, y), z);
  }
}
