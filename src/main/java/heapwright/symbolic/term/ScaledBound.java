package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.FloatValue;
import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Comparisons of an integer that was converted and scaled, {@code i / 10.0 < 2.5}, made comparisons
 * of integers. Rounding keeps the order, so the integers that compare in some way have a bound,
 * which is looked for by halving.
 */
final class ScaledBound {
  private final IntegerBound integer;
  private final FloatFormat format;
  private final Operator scaling;
  private final BitVector factor;

  private ScaledBound(Terms terms, Operation scaled, Operation converted, BitVector factor) {
    integer = new IntegerBound(terms, converted);
    format = FloatRewriteRules.format(scaled);
    scaling = scaled.operator();
    this.factor = factor;
  }

  /** For a quotient or product of a converted integer and a positive number. */
  static Optional<ScaledBound> of(Terms terms, Term term) {
    boolean quotient = RewriteRules.is(term, Operator.FLOAT_DIVIDE);
    if (!quotient && !RewriteRules.is(term, Operator.FLOAT_MULTIPLY)) {
      return Optional.empty();
    }
    Operation scaled = (Operation) term;
    boolean last = quotient || scaled.operand(1).isConstant();
    Term number = scaled.operand(last ? 0 : 1);
    boolean fits = isConverted(number) && isPositive(scaled.operand(last ? 1 : 0));
    return fits
        ? Optional.of(
            new ScaledBound(
                terms,
                scaled,
                (Operation) number,
                RewriteRules.value(scaled.operand(last ? 1 : 0))))
        : Optional.empty();
  }

  private static boolean isConverted(Term term) {
    return RewriteRules.is(term, Operator.FLOAT_OF_SIGNED)
        || RewriteRules.is(term, Operator.FLOAT_OF_UNSIGNED);
  }

  private static boolean isPositive(Term term) {
    if (!(term instanceof Constant c)) {
      return false;
    }
    FloatFormat format = FloatRewriteRules.format(term);
    BitVector zero = FloatValue.ofInteger(format, BigInteger.ZERO);
    return FloatRewriteRules.isFinite(format, c.value())
        && FloatValue.compare(format, Operator.FLOAT_LESS, zero, c.value());
  }

  /**
   * @param first whether the scaled integer stands on the left
   */
  Term compare(Operator operator, BitVector number, boolean first) {
    return switch (operator) {
      case FLOAT_EQUAL ->
          integer.between(
              first(Operator.FLOAT_AT_MOST, number), first(Operator.FLOAT_LESS, number));
      case FLOAT_LESS ->
          first
              ? integer.below(first(Operator.FLOAT_AT_MOST, number))
              : integer.atLeast(first(Operator.FLOAT_LESS, number));
      default ->
          first
              ? integer.below(first(Operator.FLOAT_LESS, number))
              : integer.atLeast(first(Operator.FLOAT_AT_MOST, number));
    };
  }

  /** The first integer whose image the number is less than, or at most; one too many if none is. */
  private BigInteger first(Operator operator, BitVector number) {
    BigInteger low = integer.least();
    BigInteger high = integer.most().add(BigInteger.ONE);
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
    return FloatValue.of(format, scaling, FloatValue.ofInteger(format, value), factor);
  }
}
