package heapwright.solve.z3;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPSort;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.List;

/** Operators on floating-point numbers. */
final class FloatTranslation {
  private final Context z3;
  private final ExtendedTranslation extended;

  FloatTranslation(Context z3) {
    this.z3 = z3;
    this.extended = new ExtendedTranslation(z3);
  }

  private FPSort sort(FloatFormat format) {
    return z3.mkFPSort(format.exponentBits(), format.precision());
  }

  private static FloatFormat format(Sort sort) {
    return ((Sort.Floating) sort).format();
  }

  Expr<?> arithmetic(Operator operator, List<Expr<?>> operands) {
    FPExpr left = (FPExpr) operands.get(0);
    if (operator == Operator.FLOAT_NEGATE) {
      return z3.mkFPNeg(left);
    }
    if (operator == Operator.FLOAT_ROOT) {
      return z3.mkFPSqrt(z3.mkFPRNE(), left);
    }
    FPExpr right = (FPExpr) operands.get(1);
    return switch (operator) {
      case FLOAT_ADD -> z3.mkFPAdd(z3.mkFPRNE(), left, right);
      case FLOAT_SUBTRACT -> z3.mkFPSub(z3.mkFPRNE(), left, right);
      case FLOAT_MULTIPLY -> z3.mkFPMul(z3.mkFPRNE(), left, right);
      case FLOAT_DIVIDE -> z3.mkFPDiv(z3.mkFPRNE(), left, right);
      case FLOAT_EQUAL -> z3.mkFPEq(left, right);
      case FLOAT_LESS -> z3.mkFPLt(left, right);
      case FLOAT_AT_MOST -> z3.mkFPLEq(left, right);
      default -> throw new IllegalArgumentException("no operator on numbers: " + operator);
    };
  }

  Expr<?> conversion(Operation term, Expr<?> operand) {
    return switch (term.operator()) {
      case FLOAT_OF_SIGNED ->
          z3.mkFPToFP(z3.mkFPRNE(), (BitVecExpr) operand, sort(format(term.sort())), true);
      case FLOAT_OF_UNSIGNED ->
          z3.mkFPToFP(z3.mkFPRNE(), (BitVecExpr) operand, sort(format(term.sort())), false);
      case FLOAT_OF_FLOAT -> z3.mkFPToFP(z3.mkFPRNE(), (FPExpr) operand, sort(format(term.sort())));
      case FLOAT_OF_BITS -> ofBits((BitVecExpr) operand, format(term.sort()));
      default -> truncation((FPExpr) operand, format(term.operand(0).sort()), term.width());
    };
  }

  FPExpr ofBits(BitVecExpr bits, FloatFormat format) {
    return format == FloatFormat.LONG_DOUBLE
        ? extended.ofBits(bits)
        : z3.mkFPToFP(bits, sort(format));
  }

  /**
   * That the bits encode the number. For a NaN all of its encodings are allowed: too many, so that
   * a contradiction is still a proof, and a model is tried afterwards anyway.
   */
  List<BoolExpr> definition(BitVecExpr bits, Term number, FPExpr expression) {
    FloatFormat format = format(number.sort());
    BoolExpr encodes = z3.mkEq(ofBits(bits, format), expression);
    return format == FloatFormat.LONG_DOUBLE && isComputed(number)
        ? List.of(encodes, extended.isCanonical(bits))
        : List.of(encodes);
  }

  /** Whether the x87 has made the encoding, not only moved it. */
  private static boolean isComputed(Term number) {
    return number instanceof Operation o
        && switch (o.operator()) {
          case FLOAT_ADD,
              FLOAT_SUBTRACT,
              FLOAT_MULTIPLY,
              FLOAT_DIVIDE,
              FLOAT_OF_SIGNED,
              FLOAT_OF_UNSIGNED,
              FLOAT_OF_FLOAT ->
              true;
          default -> false;
        };
  }

  /** SMT-LIB leaves open what the processor fixes: out of range, the least integer. */
  private Expr<?> truncation(FPExpr number, FloatFormat format, int width) {
    BitVecExpr least = z3.mkBV(BigInteger.ONE.shiftLeft(width - 1).toString(), width);
    FPExpr power = z3.mkFPToFP(z3.mkFPRNE(), least, sort(format), false);
    BoolExpr fits = z3.mkAnd(z3.mkFPLEq(z3.mkFPNeg(power), number), z3.mkFPLt(number, power));
    return z3.mkITE(fits, z3.mkFPToBV(z3.mkFPRTZ(), number, width, true), least);
  }
}
