package heapwright.symbolic.term.value;

import java.util.Optional;

/**
 * C's spelling of an operator between two operands.
 *
 * @param binding how tightly it binds; C's levels, multiplication the highest
 */
public record InfixOperator(String symbol, int binding) {
  public static final int UNARY = 13;
  static final int PRODUCT = 12;
  public static final int SUM = 11;
  static final int ORDER = 9;
  static final int EQUALITY = 8;
  public static final int CHOICE = 2;
  public static final int LOWEST = 1;

  public static final InfixOperator DIFFERENT = new InfixOperator("!=", EQUALITY);
  static final InfixOperator GREATER = new InfixOperator(">", ORDER);
  static final InfixOperator AT_LEAST = new InfixOperator(">=", ORDER);

  public static Optional<InfixOperator> of(Operator operator) {
    return switch (operator) {
      case MULTIPLY, FLOAT_MULTIPLY -> infix("*", PRODUCT);
      case DIVIDE_SIGNED, DIVIDE_UNSIGNED, FLOAT_DIVIDE -> infix("/", PRODUCT);
      case REMAINDER_SIGNED, REMAINDER_UNSIGNED -> infix("%", PRODUCT);
      case ADD, FLOAT_ADD -> infix("+", SUM);
      case SUBTRACT, FLOAT_SUBTRACT -> infix("-", SUM);
      case SHIFT_LEFT -> infix("<<", 10);
      case SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC -> infix(">>", 10);
      case LESS_SIGNED, LESS_UNSIGNED, FLOAT_LESS -> infix("<", ORDER);
      case AT_MOST_SIGNED, AT_MOST_UNSIGNED, FLOAT_AT_MOST -> infix("<=", ORDER);
      case EQUAL, FLOAT_EQUAL -> infix("==", EQUALITY);
      case AND -> infix("&", 7);
      case XOR -> infix("^", 6);
      case OR -> infix("|", 5);
      case BOTH -> infix("&&", 4);
      case EITHER -> infix("||", 3);
      default -> Optional.empty();
    };
  }

  private static Optional<InfixOperator> infix(String symbol, int binding) {
    return Optional.of(new InfixOperator(symbol, binding));
  }

  /** Read from right to left: {@code 10 <= x} is {@code x >= 10}. */
  public InfixOperator mirrored() {
    return switch (symbol) {
      case "<" -> GREATER;
      case "<=" -> AT_LEAST;
      default -> this;
    };
  }
}
