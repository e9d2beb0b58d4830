package heapwright.solve.z3;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Sort;
import heapwright.symbolic.term.Operation;
import java.util.List;

/** Operators on bits and truth values. Ours are SMT-LIB's, so each has its counterpart. */
final class IntegerTranslation {
  private final Context z3;

  IntegerTranslation(Context z3) {
    this.z3 = z3;
  }

  Expr<?> operation(Operation term, List<Expr<?>> operands) {
    Expr<?> first = operands.get(0);
    return switch (term.operator()) {
      case NEGATE -> z3.mkBVNeg((BitVecExpr) first);
      case COMPLEMENT -> z3.mkBVNot((BitVecExpr) first);
      case EXTRACT -> z3.mkExtract(term.low() + term.width() - 1, term.low(), (BitVecExpr) first);
      case ZERO_EXTEND -> z3.mkZeroExt(term.width() - bits(first), (BitVecExpr) first);
      case SIGN_EXTEND -> z3.mkSignExt(term.width() - bits(first), (BitVecExpr) first);
      case EQUAL -> z3.mkEq(first, operands.get(1));
      case BOTH -> z3.mkAnd((BoolExpr) first, (BoolExpr) operands.get(1));
      case EITHER -> z3.mkOr((BoolExpr) first, (BoolExpr) operands.get(1));
      case NOT -> z3.mkNot((BoolExpr) first);
      case CHOOSE -> choice((BoolExpr) first, operands.get(1), operands.get(2));
      default -> binary(term, (BitVecExpr) first, (BitVecExpr) operands.get(1));
    };
  }

  private static int bits(Expr<?> bits) {
    return ((BitVecExpr) bits).getSortSize();
  }

  @SuppressWarnings("unchecked") // Both arms have one sort, whichever it is.
  private Expr<?> choice(BoolExpr condition, Expr<?> then, Expr<?> otherwise) {
    return z3.mkITE(condition, (Expr<Sort>) then, (Expr<Sort>) otherwise);
  }

  private Expr<?> binary(Operation term, BitVecExpr left, BitVecExpr right) {
    return switch (term.operator()) {
      case ADD -> z3.mkBVAdd(left, right);
      case SUBTRACT -> z3.mkBVSub(left, right);
      case MULTIPLY -> z3.mkBVMul(left, right);
      case DIVIDE_UNSIGNED -> z3.mkBVUDiv(left, right);
      case DIVIDE_SIGNED -> z3.mkBVSDiv(left, right);
      case REMAINDER_UNSIGNED -> z3.mkBVURem(left, right);
      case REMAINDER_SIGNED -> z3.mkBVSRem(left, right);
      case AND -> z3.mkBVAND(left, right);
      case OR -> z3.mkBVOR(left, right);
      case XOR -> z3.mkBVXOR(left, right);
      case SHIFT_LEFT -> z3.mkBVSHL(left, right);
      case SHIFT_RIGHT_LOGICAL -> z3.mkBVLSHR(left, right);
      case SHIFT_RIGHT_ARITHMETIC -> z3.mkBVASHR(left, right);
      case CONCATENATE -> z3.mkConcat(left, right);
      case LESS_UNSIGNED -> z3.mkBVULT(left, right);
      case AT_MOST_UNSIGNED -> z3.mkBVULE(left, right);
      case LESS_SIGNED -> z3.mkBVSLT(left, right);
      case AT_MOST_SIGNED -> z3.mkBVSLE(left, right);
      default -> throw new IllegalArgumentException("no operator on bits: " + term.operator());
    };
  }
}
