package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Operator;

/** Which sign an operation gives its operands, and whether a reader can tell without a cast. */
final class UnsignedText {
  private UnsignedText() {}

  static BitsReading reading(Operation term, Term left, Term right) {
    return switch (term.operator()) {
      case LESS_UNSIGNED,
          AT_MOST_UNSIGNED,
          DIVIDE_UNSIGNED,
          REMAINDER_UNSIGNED,
          SHIFT_RIGHT_LOGICAL ->
          BitsReading.UNSIGNED;
      case LESS_SIGNED, AT_MOST_SIGNED, EQUAL -> textOr(BitsReading.SIGNED, left, right);
      default -> BitsReading.SIGNED;
    };
  }

  private static BitsReading textOr(BitsReading otherwise, Term left, Term right) {
    if (left instanceof Symbol s && right.isConstant() && s.reading() != BitsReading.SIGNED) {
      return s.reading() == BitsReading.TEXT ? BitsReading.TEXT : otherwise;
    }
    return otherwise;
  }

  static boolean needsCast(Term left, Term right) {
    return !isUnsigned(left) && !isUnsigned(right);
  }

  // A constant is written with the suffix u and so makes the operation unsigned.
  private static boolean isUnsigned(Term term) {
    return term instanceof Symbol s && s.reading() == BitsReading.UNSIGNED
        || term.isConstant()
        || term instanceof Operation o && o.operator() == Operator.ZERO_EXTEND;
  }

  static boolean isBitwise(Operator operator) {
    return operator == Operator.AND || operator == Operator.OR || operator == Operator.XOR;
  }
}
