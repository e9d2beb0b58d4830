package heapwright.symbolic.term;

import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/** Which sorts an operator takes; a mismatch is a fault of ours, best found where it is made. */
final class OperatorSorts {
  private OperatorSorts() {}

  static void require(Operator operator, Sort sort, int low, Term[] operands) {
    if (!fits(operator, sort, low, operands)) {
      StringBuilder text = new StringBuilder(operator + " to " + sort + " of");
      for (Term operand : operands) {
        text.append(' ').append(operand.sort());
      }
      throw new IllegalArgumentException(text.toString());
    }
  }

  private static boolean fits(Operator operator, Sort sort, int low, Term[] operands) {
    Sort first = operands[0].sort();
    return switch (operator) {
      case ADD,
          SUBTRACT,
          MULTIPLY,
          DIVIDE_UNSIGNED,
          DIVIDE_SIGNED,
          REMAINDER_UNSIGNED,
          REMAINDER_SIGNED,
          AND,
          OR,
          XOR,
          SHIFT_LEFT,
          SHIFT_RIGHT_LOGICAL,
          SHIFT_RIGHT_ARITHMETIC ->
          isBits(first) && first.equals(operands[1].sort());
      case NEGATE, COMPLEMENT -> isBits(first);
      case EXTRACT -> isBits(first) && low >= 0 && low + sort.width() <= first.width();
      case CONCATENATE -> isBits(first) && isBits(operands[1].sort());
      case ZERO_EXTEND, SIGN_EXTEND -> isBits(first) && sort.width() >= first.width();
      case LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          isBits(first) && first.equals(operands[1].sort());
      case EQUAL -> !isFloating(first) && first.equals(operands[1].sort());
      case BOTH, EITHER -> isTruth(first) && isTruth(operands[1].sort());
      case NOT -> isTruth(first);
      case CHOOSE -> isTruth(first) && operands[1].sort().equals(operands[2].sort());
      case FLOAT_ADD,
          FLOAT_SUBTRACT,
          FLOAT_MULTIPLY,
          FLOAT_DIVIDE,
          FLOAT_EQUAL,
          FLOAT_LESS,
          FLOAT_AT_MOST ->
          isFloating(first) && first.equals(operands[1].sort());
      case FLOAT_ROOT -> isFloating(first) && first.equals(sort) && sort.width() <= Double.SIZE;
      case FLOAT_NEGATE, FLOAT_OF_FLOAT, SIGNED_OF_FLOAT, BITS_OF_FLOAT -> isFloating(first);
      case FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED -> isBits(first);
      case FLOAT_OF_BITS -> isBits(first) && first.width() == sort.width();
    };
  }

  private static boolean isBits(Sort sort) {
    return sort instanceof Sort.Bits;
  }

  private static boolean isTruth(Sort sort) {
    return sort instanceof Sort.Truth;
  }

  private static boolean isFloating(Sort sort) {
    return sort instanceof Sort.Floating;
  }
}
