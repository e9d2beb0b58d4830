package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.Operator;
import java.util.List;

/** Interval arithmetic: the span of an operation from those of its operands. */
final class Forward {
  private Forward() {}

  static BitsRange of(Operation term, List<BitsRange> operands) {
    BitsRange a = operands.get(0);
    int width = term.width();
    return switch (term.operator()) {
      case NEGATE -> a.mapped(IntegerInterval::negated);
      case COMPLEMENT, FLOAT_NEGATE -> complement(a);
      case EXTRACT -> extract(a, term.low(), width);
      case ZERO_EXTEND -> BitsRange.ofUnsigned(width, a.unsigned());
      case SIGN_EXTEND -> BitsRange.ofSigned(width, a.signed());
      case CONCATENATE -> concatenate(a, operands.get(1), width);
      case NOT -> BitsRange.ofUnsigned(1, IntegerInterval.of(1, 1).minus(a.unsigned()));
      case BOTH -> junction(a, operands.get(1), false);
      case EITHER -> junction(a, operands.get(1), true);
      case CHOOSE -> choice(a, operands.get(1), operands.get(2));
      case EQUAL, LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          comparison(term.operator(), a, operands.get(1));
      case ADD -> a.combined(operands.get(1), IntegerInterval::plus);
      case SUBTRACT -> a.combined(operands.get(1), IntegerInterval::minus);
      case MULTIPLY -> a.combined(operands.get(1), IntegerInterval::times);
      case DIVIDE_UNSIGNED, DIVIDE_SIGNED, REMAINDER_UNSIGNED, REMAINDER_SIGNED ->
          QuotientRanges.forward(term.operator(), a, operands.get(1));
      case AND, OR, XOR -> bitwise(term.operator(), a, operands.get(1));
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC ->
          shift(term.operator(), a, operands.get(1));
      case FLOAT_ROOT -> BitsRange.all(term.width());
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST ->
          FloatComparisons.forward(term, a, operands.get(1));
      case FLOAT_ADD, FLOAT_SUBTRACT, FLOAT_MULTIPLY, FLOAT_DIVIDE ->
          FloatArithmetic.forward(term, a, operands.get(1));
      case FLOAT_OF_SIGNED,
          FLOAT_OF_UNSIGNED,
          FLOAT_OF_FLOAT,
          FLOAT_OF_BITS,
          BITS_OF_FLOAT,
          SIGNED_OF_FLOAT ->
          FloatConversionNarrowing.forward(term, a);
    };
  }

  static BitsRange complement(BitsRange a) {
    return a.mapped(IntegerInterval.of(-1, -1)::minus);
  }

  private static BitsRange extract(BitsRange a, int low, int width) {
    return BitsRange.wrapped(width, a.signed().shiftedRight(low), a.unsigned().shiftedRight(low));
  }

  private static BitsRange concatenate(BitsRange high, BitsRange low, int width) {
    return BitsRange.ofUnsigned(
        width, high.unsigned().shiftedLeft(low.width()).plus(low.unsigned()));
  }

  /**
   * @param deciding the truth of one operand that decides alone
   */
  private static BitsRange junction(BitsRange a, BitsRange b, boolean deciding) {
    if (!a.mayBe(!deciding) || !b.mayBe(!deciding)) {
      return BitsRange.truth(deciding);
    }
    return !a.mayBe(deciding) && !b.mayBe(deciding) ? BitsRange.truth(!deciding) : BitsRange.all(1);
  }

  private static BitsRange choice(BitsRange condition, BitsRange then, BitsRange otherwise) {
    if (!condition.mayBe(false)) {
      return then;
    }
    return condition.mayBe(true) ? then.hull(otherwise) : otherwise;
  }

  private static BitsRange comparison(Operator operator, BitsRange a, BitsRange b) {
    if (operator == Operator.EQUAL) {
      return equality(a, b);
    }
    boolean signed = operator == Operator.LESS_SIGNED || operator == Operator.AT_MOST_SIGNED;
    boolean strict = operator == Operator.LESS_SIGNED || operator == Operator.LESS_UNSIGNED;
    return order(a.reading(signed), b.reading(signed), strict);
  }

  private static BitsRange equality(BitsRange a, BitsRange b) {
    if (a.meet(b).isEmpty()) {
      return BitsRange.truth(false);
    }
    boolean same = a.unsigned().isSingle() && a.unsigned().equals(b.unsigned());
    return same ? BitsRange.truth(true) : BitsRange.all(1);
  }

  private static BitsRange order(IntegerInterval a, IntegerInterval b, boolean strict) {
    int always = a.high().compareTo(b.low());
    int never = a.low().compareTo(b.high());
    if (strict ? always < 0 : always <= 0) {
      return BitsRange.truth(true);
    }
    return (strict ? never >= 0 : never > 0) ? BitsRange.truth(false) : BitsRange.all(1);
  }

  private static BitsRange bitwise(Operator operator, BitsRange a, BitsRange b) {
    MathematicalInteger mostA = a.unsigned().high();
    MathematicalInteger mostB = b.unsigned().high();
    int bits = Math.max(a.unsigned().bitLength(), b.unsigned().bitLength());
    MathematicalInteger ones = IntegerInterval.unsigned(bits).high();
    IntegerInterval unsigned =
        switch (operator) {
          case AND -> new IntegerInterval(MathematicalInteger.ZERO, mostA.least(mostB));
          case OR -> new IntegerInterval(a.unsigned().low().greatest(b.unsigned().low()), ones);
          default -> new IntegerInterval(MathematicalInteger.ZERO, ones);
        };
    return BitsRange.ofUnsigned(a.width(), unsigned);
  }

  private static BitsRange shift(Operator operator, BitsRange a, BitsRange amount) {
    int width = a.width();
    boolean signed = operator != Operator.SHIFT_RIGHT_LOGICAL;
    if (!isShift(amount, width)) {
      return signed
          ? BitsRange.all(width)
          : BitsRange.ofUnsigned(
              width, new IntegerInterval(MathematicalInteger.ZERO, a.unsigned().high()));
    }
    int by = (int) amount.unsigned().low().longBits();
    return operator == Operator.SHIFT_LEFT
        ? a.mapped(values -> values.shiftedLeft(by))
        : BitsRange.of(width, signed, a.reading(signed).shiftedRight(by));
  }

  /** Whether it is one amount that leaves a bit. */
  static boolean isShift(BitsRange amount, int width) {
    return amount.unsigned().isSingle()
        && amount.unsigned().low().isBelow(MathematicalInteger.of(width));
  }
}
