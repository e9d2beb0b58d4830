package heapwright.symbolic.term.value;

import java.math.BigInteger;

/**
 * The bits of a value: an integer of 1 to 128 bits, a truth value (one bit) or the encoding of a
 * floating-point number. Bits above the width are zero.
 *
 * @param high bits 64 and up
 * @param low bits 0 to 63
 */
public record BitVector(int width, long high, long low) {
  private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(Long.SIZE);

  public static final BitVector TRUE = new BitVector(1, 0, 1);
  public static final BitVector FALSE = new BitVector(1, 0, 0);

  public BitVector {
    if (width < 1 || width > Sort.Bits.WIDEST) {
      throw new IllegalArgumentException("a bit-vector of " + width + " bits");
    }
    if (width <= Long.SIZE) {
      high = 0;
      low &= -1L >>> Long.SIZE - width;
    } else {
      high &= -1L >>> 2 * Long.SIZE - width;
    }
  }

  /** The low bits of an integer, sign-extended first where the width exceeds 64. */
  public static BitVector of(int width, long value) {
    return new BitVector(width, value < 0 ? -1 : 0, value);
  }

  /** The low bits of an integer. */
  public static BitVector of(int width, BigInteger value) {
    return new BitVector(width, value.shiftRight(Long.SIZE).longValue(), value.longValue());
  }

  public static BitVector of(boolean truth) {
    return truth ? TRUE : FALSE;
  }

  public boolean isZero() {
    return (low | high) == 0;
  }

  public boolean isTrue() {
    return !isZero();
  }

  public boolean bit(int index) {
    return ((index < Long.SIZE ? low >>> index : high >>> index - Long.SIZE) & 1) != 0;
  }

  /** The leading bit, which is the sign of a signed integer. */
  public boolean isNegative() {
    return bit(width - 1);
  }

  /** The low 64 bits of the value as a signed integer: all of it, up to that width. */
  public long signedLong() {
    int unused = Long.SIZE - width;
    return unused > 0 ? low << unused >> unused : low;
  }

  public BigInteger unsigned() {
    BigInteger lower = BigInteger.valueOf(low);
    BigInteger value = low < 0 ? lower.add(TWO_TO_64) : lower;
    if (high == 0) {
      return value;
    }
    BigInteger upper = BigInteger.valueOf(high);
    return value.add((high < 0 ? upper.add(TWO_TO_64) : upper).shiftLeft(Long.SIZE));
  }

  public BigInteger signed() {
    if (width <= Long.SIZE) {
      return BigInteger.valueOf(signedLong());
    }
    return isNegative() ? unsigned().subtract(BigInteger.ONE.shiftLeft(width)) : unsigned();
  }

  @Override
  public String toString() {
    return signed() + ":" + width;
  }
}
