package heapwright.solve.reduction;

import heapwright.symbolic.term.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/** The integers from least to greatest; none if that is the wrong way round. */
record Interval(BigInteger least, BigInteger greatest) {

  static Interval of(long least, long greatest) {
    return new Interval(BigInteger.valueOf(least), BigInteger.valueOf(greatest));
  }

  static Interval only(BigInteger value) {
    return new Interval(value, value);
  }

  private static final List<Interval> UNSIGNED =
      IntStream.rangeClosed(0, Sort.Bits.WIDEST)
          .mapToObj(width -> new Interval(BigInteger.ZERO, ones(width)))
          .toList();

  private static final List<Interval> SIGNED =
      IntStream.rangeClosed(0, Sort.Bits.WIDEST)
          .mapToObj(width -> ones(Math.max(0, width - 1)))
          .map(most -> new Interval(most.not(), most))
          .toList();

  private static BigInteger ones(int width) {
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }

  static Interval unsigned(int width) {
    return UNSIGNED.get(width);
  }

  static Interval signed(int width) {
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

  boolean contains(Interval that) {
    return contains(that.least) && contains(that.greatest);
  }

  BigInteger size() {
    return greatest.subtract(least).add(BigInteger.ONE);
  }

  Interval intersection(Interval that) {
    if (this == that || that.contains(this)) {
      return this;
    }
    return new Interval(least.max(that.least), greatest.min(that.greatest));
  }

  Interval hull(Interval that) {
    return new Interval(least.min(that.least), greatest.max(that.greatest));
  }

  private static Interval hull(List<BigInteger> values) {
    return new Interval(
        values.stream().reduce(BigInteger::min).orElseThrow(),
        values.stream().reduce(BigInteger::max).orElseThrow());
  }

  Interval add(Interval that) {
    return new Interval(least.add(that.least), greatest.add(that.greatest));
  }

  Interval negate() {
    return new Interval(greatest.negate(), least.negate());
  }

  Interval subtract(Interval that) {
    return add(that.negate());
  }

  Interval multiply(Interval that) {
    return hull(
        List.of(
            least.multiply(that.least),
            least.multiply(that.greatest),
            greatest.multiply(that.least),
            greatest.multiply(that.greatest)));
  }

  /** Quotients toward zero; the divisor does not contain zero. */
  Interval divide(Interval that) {
    return hull(
        List.of(
            least.divide(that.least),
            least.divide(that.greatest),
            greatest.divide(that.least),
            greatest.divide(that.greatest)));
  }

  Interval shiftLeft(int bits) {
    return new Interval(least.shiftLeft(bits), greatest.shiftLeft(bits));
  }

  /** Quotients by a power of two, toward negative infinity. */
  Interval shiftRight(int bits) {
    return new Interval(least.shiftRight(bits), greatest.shiftRight(bits));
  }

  /** What becomes of it when a width's arithmetic wraps around; all of the range if it is cut. */
  Interval wrapped(Interval range) {
    if (isEmpty() || range.contains(this)) {
      return this;
    }
    BigInteger modulus = range.size();
    BigInteger page = floorDivide(least.subtract(range.least), modulus);
    BigInteger shift = page.multiply(modulus).negate();
    Interval moved = new Interval(least.add(shift), greatest.add(shift));
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
