package heapwright.machine.code.closure;

import java.math.BigInteger;

/** A 128-bit integer as a pair of words; signedness belongs to the operation. */
public record Int128(long high, long low) {
  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);
  private static final int BITS = 128;

  public static Int128 ofSigned(long value) {
    return new Int128(value >> 63, value);
  }

  public static Int128 ofUnsigned(long value) {
    return new Int128(0, value);
  }

  public static Int128 of(BigInteger value) {
    return new Int128(value.shiftRight(Long.SIZE).longValue(), value.longValue());
  }

  public BigInteger value(boolean signed) {
    return word(high, signed).multiply(WORD).add(word(low, false));
  }

  private static BigInteger word(long bits, boolean signed) {
    BigInteger value = BigInteger.valueOf(bits);
    return signed || bits >= 0 ? value : value.add(WORD);
  }

  public boolean isZero() {
    return (high | low) == 0;
  }

  public Int128 add(Int128 other) {
    long sum = low + other.low;
    long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
    return new Int128(high + other.high + carry, sum);
  }

  public Int128 negate() {
    return new Int128(~high + (low == 0 ? 1 : 0), -low);
  }

  public Int128 subtract(Int128 other) {
    long borrow = Long.compareUnsigned(low, other.low) < 0 ? 1 : 0;
    return new Int128(high - other.high - borrow, low - other.low);
  }

  public Int128 multiply(Int128 other) {
    long carried =
        Math.multiplyHigh(low, other.low) + (low >> 63 & other.low) + (other.low >> 63 & low);
    return new Int128(high * other.low + low * other.high + carried, low * other.low);
  }

  public Int128 and(Int128 other) {
    return new Int128(high & other.high, low & other.low);
  }

  public Int128 or(Int128 other) {
    return new Int128(high | other.high, low | other.low);
  }

  public Int128 xor(Int128 other) {
    return new Int128(high ^ other.high, low ^ other.low);
  }

  public Int128 complement() {
    return new Int128(~high, ~low);
  }

  public Int128 shiftLeft(int count) {
    return of(value(true).shiftLeft(count & BITS - 1));
  }

  public Int128 shiftRight(int count, boolean signed) {
    return of(value(signed).shiftRight(count & BITS - 1));
  }

  /** Keeps the lower bits and extends them. */
  public Int128 wrap(int bits, boolean signed) {
    return bits >= BITS ? this : shiftLeft(BITS - bits).shiftRight(BITS - bits, signed);
  }

  public int compare(Int128 other, boolean signed) {
    if (high != other.high) {
      return signed ? Long.compare(high, other.high) : Long.compareUnsigned(high, other.high);
    }
    return Long.compareUnsigned(low, other.low);
  }
}
