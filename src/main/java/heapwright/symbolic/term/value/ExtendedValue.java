package heapwright.symbolic.term.value;

import heapwright.symbolic.term.value.FloatEncoding.Exact;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Arithmetic of the x87 format: exact, then rounded. */
public final class ExtendedValue {
  private static final FloatFormat FORMAT = FloatFormat.LONG_DOUBLE;

  private ExtendedValue() {}

  /** The value of an operation on two operands that are no NaNs; a NaN if it has none. */
  static BitVector of(Operator operator, BitVector left, BitVector right) {
    return switch (operator) {
      case FLOAT_ADD -> add(left, right);
      case FLOAT_SUBTRACT -> add(left, FloatValue.negate(right));
      case FLOAT_MULTIPLY -> multiply(left, right);
      case FLOAT_DIVIDE -> divide(left, right);
      default -> throw new IllegalArgumentException(operator + " of two numbers");
    };
  }

  private static boolean isInfinite(BitVector number) {
    return FloatEncoding.isInfinite(FORMAT, number);
  }

  private static Exact exact(BitVector number) {
    return FloatEncoding.exact(FORMAT, number);
  }

  private static BitVector add(BitVector left, BitVector right) {
    boolean sameSign = left.isNegative() == right.isNegative();
    if (isInfinite(left)) {
      return isInfinite(right) && !sameSign ? FloatEncoding.indefinite(FORMAT) : left;
    }
    if (isInfinite(right)) {
      return right;
    }
    Exact a = exact(left);
    Exact b = exact(right);
    int exponent = Math.min(a.exponent(), b.exponent());
    BigInteger sum = at(a, exponent).add(at(b, exponent));
    // IEEE 754, 6.3: an exact zero is positive, but for the sum of two negative zeros.
    boolean negative = sum.signum() == 0 ? sameSign && left.isNegative() : sum.signum() < 0;
    return FloatEncoding.round(FORMAT, new Exact(negative, sum.abs(), exponent), false);
  }

  private static BigInteger at(Exact value, int exponent) {
    return value.signed().shiftLeft(value.exponent() - exponent);
  }

  private static BitVector multiply(BitVector left, BitVector right) {
    boolean negative = left.isNegative() != right.isNegative();
    if (isInfinite(left) || isInfinite(right)) {
      boolean invalid = isZero(left) || isZero(right);
      return invalid ? FloatEncoding.indefinite(FORMAT) : FloatEncoding.infinity(FORMAT, negative);
    }
    Exact a = exact(left);
    Exact b = exact(right);
    BigInteger product = a.significand().multiply(b.significand());
    return FloatEncoding.round(
        FORMAT, new Exact(negative, product, a.exponent() + b.exponent()), false);
  }

  private static BitVector divide(BitVector left, BitVector right) {
    boolean negative = left.isNegative() != right.isNegative();
    if (isInfinite(left) || isZero(right)) {
      boolean invalid = isInfinite(left) ? isInfinite(right) : isZero(left);
      return invalid ? FloatEncoding.indefinite(FORMAT) : FloatEncoding.infinity(FORMAT, negative);
    }
    if (isInfinite(right)) {
      return FloatEncoding.zero(FORMAT, negative);
    }
    Exact a = exact(left);
    Exact b = exact(right);
    // 64 bits by 64 bits, with enough zeros behind for a quotient of more than 66 bits.
    int spare = 2 * Long.SIZE + 8;
    BigInteger[] quotient = a.significand().shiftLeft(spare).divideAndRemainder(b.significand());
    Exact value = new Exact(negative, quotient[0], a.exponent() - b.exponent() - spare);
    return FloatEncoding.round(FORMAT, value, quotient[1].signum() != 0);
  }

  /** Rounds to nearest even. */
  public static BitVector nearest(BigDecimal value) {
    boolean negative = value.signum() < 0;
    BigInteger digits = value.unscaledValue().abs();
    if (digits.signum() == 0) {
      return FloatEncoding.zero(FORMAT, false);
    }
    BigInteger power = BigInteger.TEN.pow(Math.abs(value.scale()));
    if (value.scale() <= 0) {
      return FloatEncoding.round(FORMAT, new Exact(negative, digits.multiply(power), 0), false);
    }
    int spare = power.bitLength() + 2 * Long.SIZE;
    BigInteger[] quotient = digits.shiftLeft(spare).divideAndRemainder(power);
    Exact exact = new Exact(negative, quotient[0], -spare);
    return FloatEncoding.round(FORMAT, exact, quotient[1].signum() != 0);
  }

  private static boolean isZero(BitVector number) {
    return !isInfinite(number) && exact(number).isZero();
  }

  static int compare(BitVector left, BitVector right) {
    if (isInfinite(left) || isInfinite(right)) {
      return Integer.compare(rank(left), rank(right));
    }
    Exact a = exact(left);
    Exact b = exact(right);
    int exponent = Math.min(a.exponent(), b.exponent());
    return at(a, exponent).compareTo(at(b, exponent));
  }

  private static int rank(BitVector number) {
    return isInfinite(number) ? number.isNegative() ? -1 : 1 : 0;
  }

  /** The result of an operation on two operands of which one at least is a NaN. */
  static BitVector nan(BitVector left, BitVector right) {
    if (FloatEncoding.isUnsupported(FORMAT, left) || FloatEncoding.isUnsupported(FORMAT, right)) {
      return FloatEncoding.indefinite(FORMAT);
    }
    if (!FloatEncoding.isNaN(FORMAT, left)) {
      return FloatEncoding.quiet(FORMAT, right);
    }
    if (!FloatEncoding.isNaN(FORMAT, right)) {
      return FloatEncoding.quiet(FORMAT, left);
    }
    boolean signalling = FloatEncoding.isSignalling(FORMAT, left);
    if (signalling != FloatEncoding.isSignalling(FORMAT, right)) {
      return signalling ? right : left;
    }
    int order = Long.compareUnsigned(left.low(), right.low());
    boolean first = order == 0 ? !left.isNegative() : order > 0;
    return FloatEncoding.quiet(FORMAT, first ? left : right);
  }
}
