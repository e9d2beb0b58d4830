package heapwright.solve.smtlib;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import java.util.List;

/** Operators on bits and truth values. Ours are SMT-LIB's, so each has its counterpart. */
final class SmtLibBits {
  private static final int BITS_PER_DIGIT = 4;

  private SmtLibBits() {}

  static String sort(int width) {
    return "(_ BitVec " + width + ")";
  }

  static String literal(BitVector value) {
    boolean isHexadecimal = value.width() % BITS_PER_DIGIT == 0;
    String digits = value.unsigned().toString(isHexadecimal ? 16 : 2);
    int length = isHexadecimal ? value.width() / BITS_PER_DIGIT : value.width();
    return (isHexadecimal ? "#x" : "#b") + "0".repeat(length - digits.length()) + digits;
  }

  static String applied(String function, List<String> operands) {
    return "(" + function + " " + String.join(" ", operands) + ")";
  }

  static String operation(Operation term, List<String> operands) {
    return applied(function(term), operands);
  }

  private static String function(Operation term) {
    return switch (term.operator()) {
      case EXTRACT -> "(_ extract " + (term.low() + term.width() - 1) + " " + term.low() + ")";
      case ZERO_EXTEND -> "(_ zero_extend " + added(term) + ")";
      case SIGN_EXTEND -> "(_ sign_extend " + added(term) + ")";
      default -> function(term.operator());
    };
  }

  private static int added(Operation term) {
    return term.width() - term.operand(0).width();
  }

  private static String function(Operator operator) {
    return switch (operator) {
      case NEGATE -> "bvneg";
      case COMPLEMENT -> "bvnot";
      case ADD -> "bvadd";
      case SUBTRACT -> "bvsub";
      case MULTIPLY -> "bvmul";
      case DIVIDE_UNSIGNED -> "bvudiv";
      case DIVIDE_SIGNED -> "bvsdiv";
      case REMAINDER_UNSIGNED -> "bvurem";
      case REMAINDER_SIGNED -> "bvsrem";
      case AND -> "bvand";
      case OR -> "bvor";
      case XOR -> "bvxor";
      case SHIFT_LEFT -> "bvshl";
      case SHIFT_RIGHT_LOGICAL -> "bvlshr";
      case SHIFT_RIGHT_ARITHMETIC -> "bvashr";
      case CONCATENATE -> "concat";
      case LESS_UNSIGNED -> "bvult";
      case AT_MOST_UNSIGNED -> "bvule";
      case LESS_SIGNED -> "bvslt";
      case AT_MOST_SIGNED -> "bvsle";
      case EQUAL -> "=";
      case BOTH -> "and";
      case EITHER -> "or";
      case NOT -> "not";
      case CHOOSE -> "ite";
      default -> throw new IllegalArgumentException("no operator on bits: " + operator);
    };
  }
}
