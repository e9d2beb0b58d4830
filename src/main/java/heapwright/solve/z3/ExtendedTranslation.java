package heapwright.solve.z3;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPSort;
import heapwright.symbolic.term.value.FloatFormat;

/**
 * x87's 80 bits as a number with 15 bits of exponent and 64 of precision. The leading bit of the
 * significand, which IEEE's formats imply, is stored here and may contradict the exponent (Intel
 * SDM volume 1, 8.2.2).
 */
final class ExtendedTranslation {
  private static final int INTEGER_BIT = 63;
  private static final int EXPONENT = 64;
  private static final int SIGN = 79;

  private final Context z3;

  ExtendedTranslation(Context z3) {
    this.z3 = z3;
  }

  private BitVecExpr exponent(BitVecExpr bits) {
    return z3.mkExtract(SIGN - 1, EXPONENT, bits);
  }

  private BoolExpr hasExponent(BitVecExpr bits) {
    return z3.mkDistinct(exponent(bits), z3.mkBV(0, SIGN - EXPONENT));
  }

  private BoolExpr hasIntegerBit(BitVecExpr bits) {
    return z3.mkEq(z3.mkExtract(INTEGER_BIT, INTEGER_BIT, bits), z3.mkBV(1, 1));
  }

  FPExpr ofBits(BitVecExpr bits) {
    FloatFormat format = FloatFormat.LONG_DOUBLE;
    FPSort sort = z3.mkFPSort(format.exponentBits(), format.precision());
    // A denormal with its leading bit set has the value of the least normal exponent.
    BoolExpr pseudoDenormal = z3.mkAnd(hasIntegerBit(bits), z3.mkNot(hasExponent(bits)));
    BitVecExpr exponent =
        (BitVecExpr) z3.mkITE(pseudoDenormal, z3.mkBV(1, SIGN - EXPONENT), exponent(bits));
    BitVecExpr sign = z3.mkExtract(SIGN, SIGN, bits);
    BitVecExpr fraction = z3.mkExtract(INTEGER_BIT - 1, 0, bits);
    BitVecExpr implied = z3.mkConcat(z3.mkConcat(sign, exponent), fraction);
    BoolExpr unsupported = z3.mkAnd(hasExponent(bits), z3.mkNot(hasIntegerBit(bits)));
    return (FPExpr) z3.mkITE(unsupported, z3.mkFPNaN(sort), z3.mkFPToFP(implied, sort));
  }

  /** Whether the leading bit is what the exponent says: what arithmetic gives is so. */
  BoolExpr isCanonical(BitVecExpr bits) {
    return z3.mkEq(hasIntegerBit(bits), hasExponent(bits));
  }
}
