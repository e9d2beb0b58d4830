package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import java.math.BigInteger;

/**
 * How many bits a term's value needs as a signed integer, as far as its form tells: promoted
 * characters and shorts do not overflow where an int could.
 */
final class SignificantBits {
  private static final int LEVELS = 4;

  private SignificantBits() {}

  /** An n such that the value lies in -2^(n-1) ... 2^(n-1)-1; the width if nothing is known. */
  static int of(Term term) {
    return Math.min(term.width(), of(term, LEVELS));
  }

  private static int of(Term term, int levels) {
    if (term instanceof Constant c) {
      return c.value().signed().bitLength() + 1;
    }
    if (!(term instanceof Operation o) || levels == 0) {
      return term.width();
    }
    int first = o.operand(0).width();
    return switch (o.operator()) {
      case SIGN_EXTEND -> Math.min(first, of(o.operand(0), levels - 1));
      case ZERO_EXTEND -> first < o.width() ? first + 1 : first;
      case ADD, SUBTRACT ->
          1 + Math.max(of(o.operand(0), levels - 1), of(o.operand(1), levels - 1));
      case MULTIPLY -> of(o.operand(0), levels - 1) + of(o.operand(1), levels - 1);
      case CHOOSE -> Math.max(of(o.operand(1), levels - 1), of(o.operand(2), levels - 1));
      default -> o.width();
    };
  }

  /** Whether {@code term + addend} is the sum of the integers, both taken as signed. */
  static boolean addsExactly(Term term, BitVector addend) {
    int bits = of(term);
    BigInteger half = BigInteger.ONE.shiftLeft(bits - 1);
    BigInteger least = half.negate().add(addend.signed());
    BigInteger most = half.subtract(BigInteger.ONE).add(addend.signed());
    return least.bitLength() < term.width() && most.bitLength() < term.width();
  }
}
