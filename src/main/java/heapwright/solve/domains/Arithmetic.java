package heapwright.solve.domains;

/** Operators on two words of one type (the amount of a shift may have another). */
public enum Arithmetic {
  ADD("+"),
  SUBTRACT("-"),
  MULTIPLY("*"),
  DIVIDE("/"),
  REMAINDER("%"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>"),
  AND("&"),
  OR("|"),
  XOR("^");

  private final String sign;

  Arithmetic(String sign) {
    this.sign = sign;
  }

  /** Whether there is a result at all: not when dividing by zero. */
  boolean isDefined(Whole right) {
    return this != DIVIDE && this != REMAINDER || right.signum() != 0;
  }

  boolean isShift() {
    return this == SHIFT_LEFT || this == SHIFT_RIGHT;
  }

  /** The mathematical result of operands that it {@link #isDefined} for. */
  Whole apply(Whole left, Whole right) {
    return switch (this) {
      case ADD -> left.plus(right);
      case SUBTRACT -> left.minus(right);
      case MULTIPLY -> left.times(right);
      case DIVIDE -> left.dividedBy(right);
      case REMAINDER -> left.remainder(right);
      case SHIFT_LEFT -> left.shiftedLeft((int) right.longBits());
      case SHIFT_RIGHT -> left.shiftedRight((int) right.longBits());
      case AND -> left.and(right);
      case OR -> left.or(right);
      case XOR -> left.xor(right);
    };
  }

  /** The result of two numbers in a type, if there is one. */
  Values evaluate(IntegerMode mode, WordType type, Whole left, Whole right) {
    // The processor looks at the lowest bits of an amount alone.
    Whole second = isShift() ? right.modulo(Whole.of(type.bits())) : right;
    boolean mathematical = mode == IntegerMode.MATHEMATICAL;
    if (!isDefined(second) || mathematical && !second.equals(right)) {
      return Values.none();
    }
    Whole value = apply(left, second);
    return mathematical && !type.holds(value) ? Values.none() : Values.of(type.wrap(value));
  }

  Rules rules() {
    return switch (this) {
      case ADD -> new SumRules();
      case SUBTRACT -> new DifferenceRules();
      case MULTIPLY -> new ProductRules();
      case DIVIDE -> new QuotientRules();
      case REMAINDER -> new RemainderRules();
      case SHIFT_LEFT -> new LeftShiftRules();
      case SHIFT_RIGHT -> new RightShiftRules();
      case AND -> new AndRules();
      case OR -> new OrRules();
      case XOR -> new XorRules();
    };
  }

  @Override
  public String toString() {
    return sign;
  }
}
