package heapwright.symbolic.term;

import heapwright.number.ExtendedDouble;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;

/** Comparisons of a converted integer with a number, made comparisons of integers. */
final class IntegerBound {
  private final Terms terms;
  private final Term integer;
  private final boolean signed;

  IntegerBound(Terms terms, Operation converted) {
    this.terms = terms;
    this.integer = converted.operand(0);
    this.signed = converted.operator() == Operator.FLOAT_OF_SIGNED;
  }

  /**
   * @param first whether the integer stands on the left
   */
  Term compare(Operator operator, ExtendedDouble number, boolean first) {
    BigInteger scaled = number.signedSignificand().shiftLeft(Math.max(0, number.scale()));
    int dropped = Math.max(0, -number.scale());
    BigInteger floor = scaled.shiftRight(dropped);
    boolean whole = floor.shiftLeft(dropped).equals(scaled);
    return switch (operator) {
      case FLOAT_EQUAL -> whole ? equal(floor) : terms.truth(false);
      // i < 10.5 is i <= 10, i < 10 is i <= 9; 10.5 < i is 11 <= i, 10 < i is 11 <= i.
      case FLOAT_LESS ->
          first ? atMost(whole ? floor.subtract(BigInteger.ONE) : floor) : atLeastNext(floor);
      default -> first ? atMost(floor) : whole ? atLeast(floor) : atLeastNext(floor);
    };
  }

  BigInteger least() {
    return signed ? BigInteger.ONE.shiftLeft(integer.width() - 1).negate() : BigInteger.ZERO;
  }

  BigInteger most() {
    int bits = signed ? integer.width() - 1 : integer.width();
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  private Term constant(BigInteger value) {
    return terms.bits(BitVector.of(integer.width(), value));
  }

  private Term equal(BigInteger value) {
    boolean possible = value.compareTo(least()) >= 0 && value.compareTo(most()) <= 0;
    return possible ? terms.equal(integer, constant(value)) : terms.truth(false);
  }

  private Term atMost(BigInteger bound) {
    if (bound.compareTo(least()) < 0) {
      return terms.truth(false);
    }
    if (bound.compareTo(most()) >= 0) {
      return terms.truth(true);
    }
    return signed
        ? terms.atMostSigned(integer, constant(bound))
        : terms.atMostUnsigned(integer, constant(bound));
  }

  private Term atLeastNext(BigInteger floor) {
    return atLeast(floor.add(BigInteger.ONE));
  }

  Term below(BigInteger bound) {
    return atMost(bound.subtract(BigInteger.ONE));
  }

  Term between(BigInteger from, BigInteger to) {
    return to.subtract(from).equals(BigInteger.ONE)
        ? equal(from)
        : from.equals(to) ? terms.truth(false) : terms.both(atLeast(from), below(to));
  }

  Term atLeast(BigInteger bound) {
    return terms.not(atMost(bound.subtract(BigInteger.ONE)));
  }
}
