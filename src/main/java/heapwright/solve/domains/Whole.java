package heapwright.solve.domains;

import java.math.BigInteger;

/**
 * A mathematical integer. Nearly all fit a long and are computed as such; sums and products of
 * 64-bit numbers that do not are big ones.
 */
public final class Whole implements Comparable<Whole> {
  private static final int CACHED = 256;
  private static final Whole[] SMALL = new Whole[2 * CACHED];

  static {
    for (int i = 0; i < SMALL.length; i++) {
      SMALL[i] = new Whole(i - CACHED, BigInteger.ZERO);
    }
  }

  public static final Whole ZERO = of(0);
  public static final Whole ONE = of(1);
  static final Whole MINUS_ONE = of(-1);

  private final long small;

  /** Zero where {@link #small} has the number, which no number that needs this one is. */
  private final BigInteger big;

  private Whole(long small, BigInteger big) {
    this.small = small;
    this.big = big;
  }

  public static Whole of(long value) {
    return value >= -CACHED && value < CACHED
        ? SMALL[(int) value + CACHED]
        : new Whole(value, BigInteger.ZERO);
  }

  public static Whole of(BigInteger value) {
    return value.bitLength() < Long.SIZE ? of(value.longValue()) : new Whole(0, value);
  }

  static Whole powerOfTwo(int exponent) {
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

  public Whole plus(Whole other) {
    if (fitsLong() && other.fitsLong()) {
      long sum = small + other.small;
      if (((small ^ sum) & (other.small ^ sum)) >= 0) {
        return of(sum);
      }
    }
    return of(big().add(other.big()));
  }

  public Whole minus(Whole other) {
    if (fitsLong() && other.fitsLong()) {
      long difference = small - other.small;
      if (((small ^ other.small) & (small ^ difference)) >= 0) {
        return of(difference);
      }
    }
    return of(big().subtract(other.big()));
  }

  public Whole negated() {
    return ZERO.minus(this);
  }

  public Whole times(Whole other) {
    if (fitsLong() && other.fitsLong()) {
      long product = small * other.small;
      if (Math.multiplyHigh(small, other.small) == product >> Long.SIZE - 1) {
        return of(product);
      }
    }
    return of(big().multiply(other.big()));
  }

  /** Toward zero, as C divides. */
  Whole dividedBy(Whole other) {
    boolean plain = fitsLong() && other.fitsLong() && small != Long.MIN_VALUE;
    return plain ? of(small / other.small) : of(big().divide(other.big()));
  }

  /** With the sign of the dividend, as in C. */
  Whole remainder(Whole other) {
    return minus(dividedBy(other).times(other));
  }

  Whole floorDividedBy(Whole other) {
    Whole quotient = dividedBy(other);
    boolean above = quotient.times(other).compareTo(this) != 0 && signum() * other.signum() < 0;
    return above ? quotient.minus(ONE) : quotient;
  }

  Whole ceilingDividedBy(Whole other) {
    return negated().floorDividedBy(other).negated();
  }

  /** From zero to below the modulus. */
  Whole modulo(Whole modulus) {
    return minus(floorDividedBy(modulus).times(modulus));
  }

  Whole shiftedLeft(int bits) {
    return times(powerOfTwo(bits));
  }

  Whole shiftedRight(int bits) {
    return fitsLong() ? of(small >> Math.min(bits, Long.SIZE - 1)) : of(big.shiftRight(bits));
  }

  public Whole and(Whole other) {
    boolean plain = fitsLong() && other.fitsLong();
    return plain ? of(small & other.small) : of(big().and(other.big()));
  }

  public Whole or(Whole other) {
    boolean plain = fitsLong() && other.fitsLong();
    return plain ? of(small | other.small) : of(big().or(other.big()));
  }

  public Whole xor(Whole other) {
    boolean plain = fitsLong() && other.fitsLong();
    return plain ? of(small ^ other.small) : of(big().xor(other.big()));
  }

  /** How many bits the number needs, without a sign. */
  int bitLength() {
    return fitsLong()
        ? Long.SIZE - Long.numberOfLeadingZeros(small < 0 ? ~small : small)
        : big.bitLength();
  }

  public Whole least(Whole other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public Whole greatest(Whole other) {
    return compareTo(other) >= 0 ? this : other;
  }

  public boolean isBelow(Whole other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(Whole other) {
    return fitsLong() && other.fitsLong()
        ? Long.compare(small, other.small)
        : big().compareTo(other.big());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Whole
        && ((Whole) other).small == small
        && ((Whole) other).big.equals(big);
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
