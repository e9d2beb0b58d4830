package heapwright.solve.reduction;

import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/** The integers from least to greatest; none if that is the wrong way round. */
record BigInterval(BigInteger least, BigInteger greatest) {

  static BigInterval of(long least, long greatest) {
    return new BigInterval(BigInteger.valueOf(least), BigInteger.valueOf(greatest));
  }

  static BigInterval only(BigInteger value) {
    return new BigInterval(value, value);
  }

  private static final List<BigInterval> UNSIGNED =
      IntStream.rangeClosed(0, Sort.Bits.WIDEST)
          .mapToObj(width -> new BigInterval(BigInteger.ZERO, ones(width)))
          .toList();

  private static final List<BigInterval> SIGNED =
      IntStream.rangeClosed(0, Sort.Bits.WIDEST)
          .mapToObj(width -> ones(Math.max(0, width - 1)))
          .map(most -> new BigInterval(most.not(), most))
          .toList();

  private static BigInteger ones(int width) {
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }

  static BigInterval unsigned(int width) {
    return UNSIGNED.get(width);
  }

  static BigInterval signed(int width) {
    return SIGNED.get(width);
  }

  boolean isEmpty() {
    return least.compareTo(greatest) > 0;
  }

  boolean isSingle() {
    return least.equals(greatest);
  }

  boolean contains(BigInteger value) {
    return least.compareTo(value) <= 0 && value.compareTo(greatest) <= 0;
  }

  boolean contains(BigInterval that) {
    return contains(that.least) && contains(that.greatest);
  }

  BigInteger size() {
    return greatest.subtract(least).add(BigInteger.ONE);
  }

  BigInterval intersection(BigInterval that) {
    if (this == that || that.contains(this)) {
      return this;
    }
    return new BigInterval(least.max(that.least), greatest.min(that.greatest));
  }

  BigInterval hull(BigInterval that) {
    return new BigInterval(least.min(that.least), greatest.max(that.greatest));
  }

  private static BigInterval hull(List<BigInteger> values) {
    return new BigInterval(
        values.stream().reduce(BigInteger::min).orElseThrow(),
        values.stream().reduce(BigInteger::max).orElseThrow());
  }

  BigInterval add(BigInterval that) {
    return new BigInterval(least.add(that.least), greatest.add(that.greatest));
  }

  BigInterval negate() {
    return new BigInterval(greatest.negate(), least.negate());
  }

  BigInterval subtract(BigInterval that) {
    return add(that.negate());
  }

  BigInterval multiply(BigInterval that) {
    return hull(
        List.of(
            least.multiply(that.least),
            least.multiply(that.greatest),
            greatest.multiply(that.least),
            greatest.multiply(that.greatest)));
  }

  /** Quotients toward zero; the divisor does not contain zero. */
  BigInterval divide(BigInterval that) {
    return hull(
        List.of(
            least.divide(that.least),
            least.divide(that.greatest),
            greatest.divide(that.least),
            greatest.divide(that.greatest)));
  }

  BigInterval shiftLeft(int bits) {
    return new BigInterval(least.shiftLeft(bits), greatest.shiftLeft(bits));
  }

  /** Quotients by a power of two, toward negative infinity. */
  BigInterval shiftRight(int bits) {
    return new BigInterval(least.shiftRight(bits), greatest.shiftRight(bits));
  }

  /** What becomes of it when a width's arithmetic wraps around; all of the range if it is cut. */
  BigInterval wrapped(BigInterval range) {
    if (isEmpty() || range.contains(this)) {
      return this;
    }
    BigInteger modulus = range.size();
    BigInteger page = floorDivide(least.subtract(range.least), modulus);
    BigInteger shift = page.multiply(modulus).negate();
    BigInterval moved = new BigInterval(least.add(shift), greatest.add(shift));
    return range.contains(moved) ? moved : range;
  }

  private static BigInteger floorDivide(BigInteger dividend, BigInteger divisor) {
    BigInteger[] quotient = dividend.divideAndRemainder(divisor);
    return quotient[1].signum() < 0 ? quotient[0].subtract(BigInteger.ONE) : quotient[0];
  }

  @Override
  public String toString() {
    return least + ".." + greatest;
  }
}
