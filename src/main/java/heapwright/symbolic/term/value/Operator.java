package heapwright.symbolic.term.value;

/** What an {@code Operation} computes. Operands come in C's order. */
public enum Operator {
  ADD,
  SUBTRACT,
  MULTIPLY,
  /** By zero: all bits set. */
  DIVIDE_UNSIGNED,
  /** Toward zero; by zero: -1, or 1 for a negative dividend. */
  DIVIDE_SIGNED,
  /** By zero: the dividend. */
  REMAINDER_UNSIGNED,
  /** With the sign of the dividend; by zero: the dividend. */
  REMAINDER_SIGNED,
  NEGATE,

  AND,
  OR,
  XOR,
  COMPLEMENT,
  /** Amounts of the width and more give 0. */
  SHIFT_LEFT,
  /** Amounts of the width and more give 0. */
  SHIFT_RIGHT_LOGICAL,
  /** Amounts of the width and more give the sign everywhere. */
  SHIFT_RIGHT_ARITHMETIC,

  /** The bits from {@code Operation.low} on, as many as the sort says. */
  EXTRACT,
  /** The first operand's bits above the second's. */
  CONCATENATE,
  ZERO_EXTEND,
  SIGN_EXTEND,

  /** The same bits, or the same truth; floating-point numbers have {@link #FLOAT_EQUAL}. */
  EQUAL,
  LESS_UNSIGNED,
  AT_MOST_UNSIGNED,
  LESS_SIGNED,
  AT_MOST_SIGNED,

  BOTH,
  EITHER,
  NOT,
  /** The second operand where the first is true, else the third. */
  CHOOSE,

  FLOAT_ADD,
  FLOAT_SUBTRACT,
  FLOAT_MULTIPLY,
  FLOAT_DIVIDE,
  FLOAT_NEGATE,
  /** Of float and double; of less than zero NaN. */
  FLOAT_ROOT,
  /** IEEE's: zeros are equal, NaN equals nothing. */
  FLOAT_EQUAL,
  FLOAT_LESS,
  FLOAT_AT_MOST,

  /** A signed integer, rounded to nearest even. */
  FLOAT_OF_SIGNED,
  /** An unsigned integer, rounded to nearest even. */
  FLOAT_OF_UNSIGNED,
  /** Another format's number, rounded to nearest even. */
  FLOAT_OF_FLOAT,
  /** The number that the bits encode. */
  FLOAT_OF_BITS,
  /** The encoding of a number. */
  BITS_OF_FLOAT,
  /** Toward zero; what does not fit and NaN give the least integer, as the processor does. */
  SIGNED_OF_FLOAT;

  /** Whether the two operands may change places. */
  public boolean isCommutative() {
    return switch (this) {
      case ADD, MULTIPLY, AND, OR, XOR, EQUAL, BOTH, EITHER -> true;
      // The sum of two NaNs is the first one's payload, so float addition is left out.
      default -> false;
    };
  }
}
