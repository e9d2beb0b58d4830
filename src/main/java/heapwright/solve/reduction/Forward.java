package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;
import java.util.List;

/** Interval arithmetic: the span of an operation from those of its operands. */
final class Forward {
  private Forward() {}

  static TermRange of(Operation term, List<TermRange> operands) {
    TermRange a = operands.get(0);
    int width = term.width();
    return switch (term.operator()) {
      case NEGATE -> TermRange.wrapped(width, a.signed().negate(), a.unsigned().negate());
      case COMPLEMENT -> complement(a);
      case EXTRACT -> extract(a, term.low(), width);
      case ZERO_EXTEND -> TermRange.ofUnsigned(width, a.unsigned());
      case SIGN_EXTEND -> TermRange.ofSigned(width, a.signed());
      case CONCATENATE -> concatenate(a, operands.get(1), width);
      case NOT -> TermRange.ofUnsigned(1, BigInterval.of(1, 1).subtract(a.unsigned()));
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
      case FLOAT_ROOT -> TermRange.all(term.width());
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

  private static TermRange arithmetic(Operator operator, TermRange a, TermRange b) {
    return switch (operator) {
      case ADD ->
          TermRange.wrapped(a.width(), a.signed().add(b.signed()), a.unsigned().add(b.unsigned()));
      case SUBTRACT ->
          TermRange.wrapped(
              a.width(), a.signed().subtract(b.signed()), a.unsigned().subtract(b.unsigned()));
      default ->
          TermRange.wrapped(
              a.width(), a.signed().multiply(b.signed()), a.unsigned().multiply(b.unsigned()));
    };
  }

  static TermRange complement(TermRange a) {
    BigInterval ones = BigInterval.of(-1, -1);
    return TermRange.wrapped(
        a.width(),
        ones.subtract(a.signed()),
        BigInterval.only(BigInterval.unsigned(a.width()).greatest()).subtract(a.unsigned()));
  }

  private static TermRange extract(TermRange a, int low, int width) {
    BigInterval moved = a.unsigned().shiftRight(low);
    BigInterval movedSigned = a.signed().shiftRight(low);
    return TermRange.wrapped(width, movedSigned, moved);
  }

  private static TermRange concatenate(TermRange high, TermRange low, int width) {
    return TermRange.ofUnsigned(width, high.unsigned().shiftLeft(low.width()).add(low.unsigned()));
  }

  /**
   * @param deciding the truth of one operand that decides alone
   */
  private static TermRange junction(TermRange a, TermRange b, boolean deciding) {
    if (!a.mayBe(!deciding) || !b.mayBe(!deciding)) {
      return TermRange.truth(deciding);
    }
    return !a.mayBe(deciding) && !b.mayBe(deciding) ? TermRange.truth(!deciding) : TermRange.all(1);
  }

  private static TermRange choice(TermRange condition, TermRange then, TermRange otherwise) {
    if (!condition.mayBe(false)) {
      return then;
    }
    return condition.mayBe(true) ? then.hull(otherwise) : otherwise;
  }

  private static TermRange comparison(Operator operator, TermRange a, TermRange b) {
    return switch (operator) {
      case EQUAL -> equality(a, b);
      case LESS_SIGNED -> order(a.signed(), b.signed(), true);
      case AT_MOST_SIGNED -> order(a.signed(), b.signed(), false);
      case LESS_UNSIGNED -> order(a.unsigned(), b.unsigned(), true);
      default -> order(a.unsigned(), b.unsigned(), false);
    };
  }

  private static TermRange equality(TermRange a, TermRange b) {
    if (a.meet(b).isEmpty()) {
      return TermRange.truth(false);
    }
    boolean same = a.unsigned().isSingle() && a.unsigned().equals(b.unsigned());
    return same ? TermRange.truth(true) : TermRange.all(1);
  }

  private static TermRange order(BigInterval a, BigInterval b, boolean strict) {
    int always = a.greatest().compareTo(b.least());
    int never = a.least().compareTo(b.greatest());
    if (strict ? always < 0 : always <= 0) {
      return TermRange.truth(true);
    }
    return (strict ? never >= 0 : never > 0) ? TermRange.truth(false) : TermRange.all(1);
  }

  private static TermRange bitwise(Operator operator, TermRange a, TermRange b) {
    BigInteger mostA = a.unsigned().greatest();
    BigInteger mostB = b.unsigned().greatest();
    BigInteger ones =
        BigInteger.ONE
            .shiftLeft(Math.max(mostA.bitLength(), mostB.bitLength()))
            .subtract(BigInteger.ONE);
    BigInterval unsigned =
        switch (operator) {
          case AND -> new BigInterval(BigInteger.ZERO, mostA.min(mostB));
          case OR -> new BigInterval(a.unsigned().least().max(b.unsigned().least()), ones);
          default -> new BigInterval(BigInteger.ZERO, ones);
        };
    return TermRange.ofUnsigned(a.width(), unsigned);
  }

  private static TermRange shift(Operator operator, TermRange a, TermRange amount) {
    int width = a.width();
    boolean known =
        amount.unsigned().isSingle()
            && amount.unsigned().least().compareTo(BigInteger.valueOf(width)) < 0;
    if (!known) {
      return operator == Operator.SHIFT_RIGHT_LOGICAL
          ? TermRange.ofUnsigned(width, new BigInterval(BigInteger.ZERO, a.unsigned().greatest()))
          : TermRange.all(width);
    }
    int by = amount.unsigned().least().intValue();
    return switch (operator) {
      case SHIFT_LEFT ->
          TermRange.wrapped(width, a.signed().shiftLeft(by), a.unsigned().shiftLeft(by));
      case SHIFT_RIGHT_LOGICAL -> TermRange.ofUnsigned(width, a.unsigned().shiftRight(by));
      default -> TermRange.ofSigned(width, a.signed().shiftRight(by));
    };
  }
}
