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
      case NEGATE -> BitsRange.wrapped(width, a.signed().negated(), a.unsigned().negated());
      case COMPLEMENT -> complement(a);
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
      case ADD, SUBTRACT, MULTIPLY -> arithmetic(term.operator(), a, operands.get(1));
      case DIVIDE_UNSIGNED, DIVIDE_SIGNED, REMAINDER_UNSIGNED, REMAINDER_SIGNED ->
          QuotientRanges.forward(term.operator(), a, operands.get(1));
      case AND, OR, XOR -> bitwise(term.operator(), a, operands.get(1));
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC ->
          shift(term.operator(), a, operands.get(1));
      case FLOAT_NEGATE -> complement(a);
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

  private static BitsRange arithmetic(Operator operator, BitsRange a, BitsRange b) {
    return switch (operator) {
      case ADD ->
          BitsRange.wrapped(
              a.width(), a.signed().plus(b.signed()), a.unsigned().plus(b.unsigned()));
      case SUBTRACT ->
          BitsRange.wrapped(
              a.width(), a.signed().minus(b.signed()), a.unsigned().minus(b.unsigned()));
      default ->
          BitsRange.wrapped(
              a.width(), a.signed().times(b.signed()), a.unsigned().times(b.unsigned()));
    };
  }

  static BitsRange complement(BitsRange a) {
    IntegerInterval ones = IntegerInterval.of(-1, -1);
    return BitsRange.wrapped(
        a.width(),
        ones.minus(a.signed()),
        IntegerInterval.only(IntegerInterval.unsigned(a.width()).high()).minus(a.unsigned()));
  }

  private static BitsRange extract(BitsRange a, int low, int width) {
    IntegerInterval moved = a.unsigned().shiftedRight(low);
    IntegerInterval movedSigned = a.signed().shiftedRight(low);
    return BitsRange.wrapped(width, movedSigned, moved);
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
    return switch (operator) {
      case EQUAL -> equality(a, b);
      case LESS_SIGNED -> order(a.signed(), b.signed(), true);
      case AT_MOST_SIGNED -> order(a.signed(), b.signed(), false);
      case LESS_UNSIGNED -> order(a.unsigned(), b.unsigned(), true);
      default -> order(a.unsigned(), b.unsigned(), false);
    };
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
    boolean known =
        amount.unsigned().isSingle()
            && amount.unsigned().low().compareTo(MathematicalInteger.of(width)) < 0;
    if (!known) {
      return operator == Operator.SHIFT_RIGHT_LOGICAL
          ? BitsRange.ofUnsigned(
              width, new IntegerInterval(MathematicalInteger.ZERO, a.unsigned().high()))
          : BitsRange.all(width);
    }
    int by = (int) amount.unsigned().low().longBits();
    return switch (operator) {
      case SHIFT_LEFT ->
          BitsRange.wrapped(width, a.signed().shiftedLeft(by), a.unsigned().shiftedLeft(by));
      case SHIFT_RIGHT_LOGICAL -> BitsRange.ofUnsigned(width, a.unsigned().shiftedRight(by));
      default -> BitsRange.ofSigned(width, a.signed().shiftedRight(by));
    };
  }
}
