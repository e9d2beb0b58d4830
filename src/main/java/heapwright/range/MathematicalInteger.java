package heapwright.range;

import java.math.BigInteger;

/**
 * A mathematical integer. Nearly all fit a long and are computed as such; sums and products of
 * 64-bit numbers that do not are big ones.
 */
public final class MathematicalInteger implements Comparable<MathematicalInteger> {
  private static final int CACHED = 256;
  private static final MathematicalInteger[] SMALL = new MathematicalInteger[2 * CACHED];

  static {
    for (int i = 0; i < SMALL.length; i++) {
      SMALL[i] = new MathematicalInteger(i - CACHED, BigInteger.ZERO);
    }
  }

  public static final MathematicalInteger ZERO = of(0);
  public static final MathematicalInteger ONE = of(1);
  public static final MathematicalInteger MINUS_ONE = of(-1);

  private final long small;

  /** Zero where {@link #small} has the number, which no number that needs this one is. */
  private final BigInteger big;

  private MathematicalInteger(long small, BigInteger big) {
    this.small = small;
    this.big = big;
  }

  public static MathematicalInteger of(long value) {
    return value >= -CACHED && value < CACHED
        ? SMALL[(int) value + CACHED]
        : new MathematicalInteger(value, BigInteger.ZERO);
  }

  public static MathematicalInteger of(BigInteger value) {
    return value.bitLength() < Long.SIZE
        ? of(value.longValue())
        : new MathematicalInteger(0, value);
  }

  public static MathematicalInteger powerOfTwo(int exponent) {
    return exponent < Long.SIZE - 1 ? of(1L << exponent) : of(BigInteger.ONE.shiftLeft(exponent));
  }

  public boolean fitsLong() {
    return big.signum() == 0;
  }

  /** The lowest 64 bits of the two's complement. */
  public long longBits() {
    return fitsLong() ? small : big.longValue();
  }

  public BigInteger big() {
    return fitsLong() ? BigInteger.valueOf(small) : big;
  }

  public int signum() {
    return fitsLong() ? Long.signum(small) : big.signum();
  }

  public MathematicalInteger plus(MathematicalInteger other) {
    if (fitsLong() && other.fitsLong()) {
      long sum = small + other.small;
      if (((small ^ sum) & (other.small ^ sum)) >= 0) {
        return of(sum);
      }
    }
    return of(big().add(other.big()));
  }

  public MathematicalInteger minus(MathematicalInteger other) {
    if (fitsLong() && other.fitsLong()) {
      long difference = small - other.small;
      if (((small ^ other.small) & (small ^ difference)) >= 0) {
        return of(difference);
      }
    }
    return of(big().subtract(other.big()));
  }

  /** The distance from zero. */
  public MathematicalInteger magnitude() {
    return signum() < 0 ? negated() : this;
  }

  public MathematicalInteger negated() {
    return ZERO.minus(this);
  }

  public MathematicalInteger times(MathematicalInteger other) {
    if (fitsLong() && other.fitsLong()) {
      long product = small * other.small;
      if (Math.multiplyHigh(small, other.small) == product >> Long.SIZE - 1) {
        return of(product);
      }
    }
    return of(big().multiply(other.big()));
  }

  /** Toward zero, as C divides. */
  public MathematicalInteger dividedBy(MathematicalInteger other) {
    boolean plain = fitsLong() && other.fitsLong() && small != Long.MIN_VALUE;
    return plain ? of(small / other.small) : of(big().divide(other.big()));
  }

  /** With the sign of the dividend, as in C. */
  public MathematicalInteger remainder(MathematicalInteger other) {
    return minus(dividedBy(other).times(other));
  }

  public MathematicalInteger floorDividedBy(MathematicalInteger other) {
    MathematicalInteger quotient = dividedBy(other);
    boolean above = quotient.times(other).compareTo(this) != 0 && signum() * other.signum() < 0;
    return above ? quotient.minus(ONE) : quotient;
  }

  public MathematicalInteger ceilingDividedBy(MathematicalInteger other) {
    return negated().floorDividedBy(other).negated();
  }

  /** From zero to below the modulus. */
  public MathematicalInteger modulo(MathematicalInteger modulus) {
    return minus(floorDividedBy(modulus).times(modulus));
  }

  public MathematicalInteger shiftedLeft(int bits) {
    return times(powerOfTwo(bits));
  }

  public MathematicalInteger shiftedRight(int bits) {
    return fitsLong() ? of(small >> Math.min(bits, Long.SIZE - 1)) : of(big.shiftRight(bits));
  }

  public MathematicalInteger and(MathematicalInteger other) {
    boolean plain = fitsLong() && other.fitsLong();
    return plain ? of(small & other.small) : of(big().and(other.big()));
  }

  public MathematicalInteger or(MathematicalInteger other) {
    boolean plain = fitsLong() && other.fitsLong();
    return plain ? of(small | other.small) : of(big().or(other.big()));
  }

  public MathematicalInteger xor(MathematicalInteger other) {
    boolean plain = fitsLong() && other.fitsLong();
    return plain ? of(small ^ other.small) : of(big().xor(other.big()));
  }

  /** How many bits the number needs, without a sign. */
  public int bitLength() {
    return fitsLong()
        ? Long.SIZE - Long.numberOfLeadingZeros(small < 0 ? ~small : small)
        : big.bitLength();
  }

  public MathematicalInteger least(MathematicalInteger other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public MathematicalInteger greatest(MathematicalInteger other) {
    return compareTo(other) >= 0 ? this : other;
  }

  public boolean isBelow(MathematicalInteger other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(MathematicalInteger other) {
    return fitsLong() && other.fitsLong()
        ? Long.compare(small, other.small)
        : big().compareTo(other.big());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MathematicalInteger
        && ((MathematicalInteger) other).small == small
        && ((MathematicalInteger) other).big.equals(big);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(small) * 31 + big.hashCode();
  }

  @Override
  public String toString() {
    return fitsLong() ? Long.toString(small) : big.toString();
  }
}
