package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Operator;
import java.math.BigInteger;
import java.util.List;

/** Interval arithmetic: the span of an operation from those of its operands. */
final class Forward {
  private Forward() {}

  static Span of(Operation term, List<Span> operands) {
    Span a = operands.get(0);
    int width = term.width();
    return switch (term.operator()) {
      case NEGATE -> Span.wrapped(width, a.signed().negate(), a.unsigned().negate());
      case COMPLEMENT -> complement(a);
      case EXTRACT -> extract(a, term.low(), width);
      case ZERO_EXTEND -> Span.ofUnsigned(width, a.unsigned());
      case SIGN_EXTEND -> Span.ofSigned(width, a.signed());
      case CONCATENATE -> concatenate(a, operands.get(1), width);
      case NOT -> Span.ofUnsigned(1, Interval.of(1, 1).subtract(a.unsigned()));
      case BOTH -> junction(a, operands.get(1), false);
      case EITHER -> junction(a, operands.get(1), true);
      case CHOOSE -> choice(a, operands.get(1), operands.get(2));
      case EQUAL, LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          comparison(term.operator(), a, operands.get(1));
      case ADD, SUBTRACT, MULTIPLY -> arithmetic(term.operator(), a, operands.get(1));
      case DIVIDE_UNSIGNED, DIVIDE_SIGNED, REMAINDER_UNSIGNED, REMAINDER_SIGNED ->
          Quotients.forward(term.operator(), a, operands.get(1));
      case AND, OR, XOR -> bitwise(term.operator(), a, operands.get(1));
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC ->
          shift(term.operator(), a, operands.get(1));
      case FLOAT_NEGATE -> complement(a);
      case FLOAT_ROOT -> Span.all(term.width());
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
          FloatConversions.forward(term, a);
    };
  }

  private static Span arithmetic(Operator operator, Span a, Span b) {
    return switch (operator) {
      case ADD ->
          Span.wrapped(a.width(), a.signed().add(b.signed()), a.unsigned().add(b.unsigned()));
      case SUBTRACT ->
          Span.wrapped(
              a.width(), a.signed().subtract(b.signed()), a.unsigned().subtract(b.unsigned()));
      default ->
          Span.wrapped(
              a.width(), a.signed().multiply(b.signed()), a.unsigned().multiply(b.unsigned()));
    };
  }

  static Span complement(Span a) {
    Interval ones = Interval.of(-1, -1);
    return Span.wrapped(
        a.width(),
        ones.subtract(a.signed()),
        Interval.only(Interval.unsigned(a.width()).greatest()).subtract(a.unsigned()));
  }

  private static Span extract(Span a, int low, int width) {
    Interval moved = a.unsigned().shiftRight(low);
    Interval movedSigned = a.signed().shiftRight(low);
    return Span.wrapped(width, movedSigned, moved);
  }

  private static Span concatenate(Span high, Span low, int width) {
    return Span.ofUnsigned(width, high.unsigned().shiftLeft(low.width()).add(low.unsigned()));
  }

  /**
   * @param deciding the truth of one operand that decides alone
   */
  private static Span junction(Span a, Span b, boolean deciding) {
    if (!a.mayBe(!deciding) || !b.mayBe(!deciding)) {
      return Span.truth(deciding);
    }
    return !a.mayBe(deciding) && !b.mayBe(deciding) ? Span.truth(!deciding) : Span.all(1);
  }

  private static Span choice(Span condition, Span then, Span otherwise) {
    if (!condition.mayBe(false)) {
      return then;
    }
    return condition.mayBe(true) ? then.hull(otherwise) : otherwise;
  }

  private static Span comparison(Operator operator, Span a, Span b) {
    return switch (operator) {
      case EQUAL -> equality(a, b);
      case LESS_SIGNED -> order(a.signed(), b.signed(), true);
      case AT_MOST_SIGNED -> order(a.signed(), b.signed(), false);
      case LESS_UNSIGNED -> order(a.unsigned(), b.unsigned(), true);
      default -> order(a.unsigned(), b.unsigned(), false);
    };
  }

  private static Span equality(Span a, Span b) {
    if (a.meet(b).isEmpty()) {
      return Span.truth(false);
    }
    boolean same = a.unsigned().isSingle() && a.unsigned().equals(b.unsigned());
    return same ? Span.truth(true) : Span.all(1);
  }

  private static Span order(Interval a, Interval b, boolean strict) {
    int always = a.greatest().compareTo(b.least());
    int never = a.least().compareTo(b.greatest());
    if (strict ? always < 0 : always <= 0) {
      return Span.truth(true);
    }
    return (strict ? never >= 0 : never > 0) ? Span.truth(false) : Span.all(1);
  }

  private static Span bitwise(Operator operator, Span a, Span b) {
    BigInteger mostA = a.unsigned().greatest();
    BigInteger mostB = b.unsigned().greatest();
    BigInteger ones =
        BigInteger.ONE
            .shiftLeft(Math.max(mostA.bitLength(), mostB.bitLength()))
            .subtract(BigInteger.ONE);
    Interval unsigned =
        switch (operator) {
          case AND -> new Interval(BigInteger.ZERO, mostA.min(mostB));
          case OR -> new Interval(a.unsigned().least().max(b.unsigned().least()), ones);
          default -> new Interval(BigInteger.ZERO, ones);
        };
    return Span.ofUnsigned(a.width(), unsigned);
  }

  private static Span shift(Operator operator, Span a, Span amount) {
    int width = a.width();
    boolean known =
        amount.unsigned().isSingle()
            && amount.unsigned().least().compareTo(BigInteger.valueOf(width)) < 0;
    if (!known) {
      return operator == Operator.SHIFT_RIGHT_LOGICAL
          ? Span.ofUnsigned(width, new Interval(BigInteger.ZERO, a.unsigned().greatest()))
          : Span.all(width);
    }
    int by = amount.unsigned().least().intValue();
    return switch (operator) {
      case SHIFT_LEFT -> Span.wrapped(width, a.signed().shiftLeft(by), a.unsigned().shiftLeft(by));
      case SHIFT_RIGHT_LOGICAL -> Span.ofUnsigned(width, a.unsigned().shiftRight(by));
      default -> Span.ofSigned(width, a.signed().shiftRight(by));
    };
  }
}
