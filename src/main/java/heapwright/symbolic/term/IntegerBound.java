package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.FloatValue;
import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Comparisons of an integer that was converted, and perhaps scaled, {@code i / 10.0 < 2.5}, made
 * comparisons of integers. Rounding keeps the order, so the integers for which a comparison holds
 * have a bound, which is looked for by halving.
 */
final class IntegerBound {
  private final Terms terms;
  private final Term integer;
  private final boolean signed;
  private final FloatFormat format;

  /** The quotient or product of the converted integer and a positive constant, if it is scaled. */
  private final Optional<Operation> scaled;

  private IntegerBound(Terms terms, Operation converted, Optional<Operation> scaled) {
    this.terms = terms;
    this.scaled = scaled;
    integer = converted.operand(0);
    signed = converted.operator() == Operator.FLOAT_OF_SIGNED;
    format = converted.format();
  }

  /** For an integer that its format holds exactly, or one that is scaled by a positive number. */
  static Optional<IntegerBound> of(Terms terms, Term term) {
    if (isConverted(term)) {
      boolean isExact = RewriteRules.operand(term, 0).width() <= term.format().precision();
      return isExact
          ? Optional.of(new IntegerBound(terms, (Operation) term, Optional.empty()))
          : Optional.empty();
    }
    boolean quotient = RewriteRules.is(term, Operator.FLOAT_DIVIDE);
    if (!quotient && !RewriteRules.is(term, Operator.FLOAT_MULTIPLY)) {
      return Optional.empty();
    }
    Operation scaled = (Operation) term;
    boolean last = quotient || scaled.operand(1).isConstant();
    Term number = scaled.operand(last ? 0 : 1);
    return isConverted(number) && isPositive(scaled.operand(last ? 1 : 0))
        ? Optional.of(new IntegerBound(terms, (Operation) number, Optional.of(scaled)))
        : Optional.empty();
  }

  private static boolean isConverted(Term term) {
    return RewriteRules.is(term, Operator.FLOAT_OF_SIGNED)
        || RewriteRules.is(term, Operator.FLOAT_OF_UNSIGNED);
  }

  private static boolean isPositive(Term term) {
    if (!term.isConstant() || !FloatRewriteRules.isFinite(term)) {
      return false;
    }
    BitVector zero = FloatValue.ofInteger(term.format(), BigInteger.ZERO);
    return FloatValue.compare(term.format(), Operator.FLOAT_LESS, zero, RewriteRules.value(term));
  }

  /**
   * @param first whether the integer stands on the left
   */
  Term compare(Operator operator, BitVector number, boolean first) {
    return switch (operator) {
      // i < 10.5 is i < 11 and i < 10 is i < 10; 10.5 < i is 11 <= i and 10 < i is 11 <= i.
      case FLOAT_EQUAL ->
          between(first(Operator.FLOAT_AT_MOST, number), first(Operator.FLOAT_LESS, number));
      case FLOAT_LESS ->
          first
              ? below(first(Operator.FLOAT_AT_MOST, number))
              : atLeast(first(Operator.FLOAT_LESS, number));
      default ->
          first
              ? below(first(Operator.FLOAT_LESS, number))
              : atLeast(first(Operator.FLOAT_AT_MOST, number));
    };
  }

  /** The first integer whose image the number is less than, or at most; one too many if none is. */
  private BigInteger first(Operator operator, BitVector number) {
    BigInteger low = least();
    BigInteger high = most().add(BigInteger.ONE);
    while (low.compareTo(high) < 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (FloatValue.compare(format, operator, number, image(middle))) {
        high = middle;
      } else {
        low = middle.add(BigInteger.ONE);
      }
    }
    return low;
  }

  private BitVector image(BigInteger value) {
    BitVector number = FloatValue.ofInteger(format, value);
    return scaled
        .map(by -> FloatValue.of(format, by.operator(), number, factor(by)))
        .orElse(number);
  }

  private static BitVector factor(Operation scaled) {
    return RewriteRules.value(scaled.operand(scaled.operand(1).isConstant() ? 1 : 0));
  }

  private BigInteger least() {
    return signed ? BigInteger.ONE.shiftLeft(integer.width() - 1).negate() : BigInteger.ZERO;
  }

  private BigInteger most() {
    int bits = signed ? integer.width() - 1 : integer.width();
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  private Term constant(BigInteger value) {
    return terms.bits(BitVector.of(integer.width(), value));
  }

  private Term below(BigInteger bound) {
    if (bound.compareTo(least()) <= 0) {
      return terms.truth(false);
    }
    return bound.compareTo(most()) > 0
        ? terms.truth(true)
        : terms.atMost(integer, constant(bound.subtract(BigInteger.ONE)), signed);
  }

  private Term atLeast(BigInteger bound) {
    return terms.not(below(bound));
  }

  private Term between(BigInteger from, BigInteger to) {
    if (to.subtract(from).equals(BigInteger.ONE)) {
      return terms.equal(integer, constant(from));
    }
    return from.equals(to) ? terms.truth(false) : terms.both(atLeast(from), below(to));
  }
}
