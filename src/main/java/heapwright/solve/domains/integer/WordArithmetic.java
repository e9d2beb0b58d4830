package heapwright.solve.domains.integer;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.WordType;

/** Operators on two words of one type (the amount of a shift may have another). */
public enum WordArithmetic {
  ADD("+", new ArithmeticPropagation.Sum()),
  SUBTRACT("-", new ArithmeticPropagation.Difference()),
  MULTIPLY("*", new ArithmeticPropagation.Product()),
  DIVIDE("/", new ArithmeticPropagation.Quotient()),
  REMAINDER("%", new ArithmeticPropagation.Remainder()),
  SHIFT_LEFT("<<", new BitPropagation.LeftShift()),
  SHIFT_RIGHT(">>", new BitPropagation.RightShift()),
  AND("&", new BitPropagation.And()),
  OR("|", new BitPropagation.Or()),
  XOR("^", new BitPropagation.Xor());

  private final String sign;
  private final ArithmeticPropagation rules;

  WordArithmetic(String sign, ArithmeticPropagation rules) {
    this.sign = sign;
    this.rules = rules;
  }

  /** Whether there is a result at all: not when dividing by zero. */
  boolean isDefined(MathematicalInteger right) {
    return this != DIVIDE && this != REMAINDER || right.signum() != 0;
  }

  boolean isShift() {
    return this == SHIFT_LEFT || this == SHIFT_RIGHT;
  }

  /** The mathematical result of operands that it {@link #isDefined} for. */
  MathematicalInteger apply(MathematicalInteger left, MathematicalInteger right) {
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

  /** Whether results that do not fit a type are left out, rather than cut to its bits. */
  boolean mustFit(IntegerMode mode, WordType type) {
    return mode == IntegerMode.MATHEMATICAL
        || mode == IntegerMode.DEFINED && isSum() && type.isSignedStandard();
  }

  private boolean isSum() {
    return this == ADD || this == SUBTRACT || this == MULTIPLY;
  }

  /** The result of two numbers in a type, if there is one. */
  IntegerSet evaluate(
      IntegerMode mode, WordType type, MathematicalInteger left, MathematicalInteger right) {
    // The processor looks at the lowest bits of an amount alone.
    MathematicalInteger second =
        isShift() ? right.modulo(MathematicalInteger.of(type.bits())) : right;
    boolean mathematical = mode == IntegerMode.MATHEMATICAL;
    if (!isDefined(second) || mathematical && !second.equals(right)) {
      return IntegerSet.none();
    }
    MathematicalInteger value = apply(left, second);
    return mustFit(mode, type) && !type.holds(value)
        ? IntegerSet.none()
        : IntegerSet.of(type.wrap(value));
  }

  ArithmeticPropagation rules() {
    return rules;
  }

  @Override
  public String toString() {
    return sign;
  }
}
