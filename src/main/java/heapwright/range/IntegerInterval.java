package heapwright.range;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;

/** The integers from the lowest to the highest; none if the bounds are in the wrong order. */
public record IntegerInterval(MathematicalInteger low, MathematicalInteger high) {
  /** Bits of the widest integers. */
  public static final int WIDEST = 128;

  private static final List<IntegerInterval> UNSIGNED =
      IntStream.rangeClosed(0, WIDEST)
          .mapToObj(width -> new IntegerInterval(MathematicalInteger.ZERO, ones(width)))
          .toList();

  private static final List<IntegerInterval> SIGNED =
      IntStream.rangeClosed(0, WIDEST)
          .mapToObj(width -> ones(Math.max(0, width - 1)))
          .map(most -> new IntegerInterval(MathematicalInteger.MINUS_ONE.minus(most), most))
          .toList();

  private static MathematicalInteger ones(int width) {
    return MathematicalInteger.powerOfTwo(width).minus(MathematicalInteger.ONE);
  }

  public static IntegerInterval of(long low, long high) {
    return new IntegerInterval(MathematicalInteger.of(low), MathematicalInteger.of(high));
  }

  public static IntegerInterval only(MathematicalInteger value) {
    return new IntegerInterval(value, value);
  }

  /** The integers of this many bits, without a sign. */
  public static IntegerInterval unsigned(int width) {
    return UNSIGNED.get(width);
  }

  /** The integers of this many bits in two's complement. */
  public static IntegerInterval signed(int width) {
    return SIGNED.get(width);
  }

  /** From the least to the greatest of a set that is not empty. */
  public static IntegerInterval hull(IntegerSet values) {
    return new IntegerInterval(values.least(), values.greatest());
  }

  public IntegerSet values() {
    return IntegerSet.between(low, high);
  }

  public boolean isEmpty() {
    return high.isBelow(low);
  }

  public boolean isSingle() {
    return low.equals(high);
  }

  public boolean contains(MathematicalInteger value) {
    return !value.isBelow(low) && !high.isBelow(value);
  }

  public boolean contains(IntegerInterval that) {
    return contains(that.low) && contains(that.high);
  }

  public boolean hasZero() {
    return contains(MathematicalInteger.ZERO);
  }

  public boolean isNonNegative() {
    return low.signum() >= 0;
  }

  public MathematicalInteger size() {
    return high.minus(low).plus(MathematicalInteger.ONE);
  }

  /** The greatest distance from zero. */
  public MathematicalInteger magnitude() {
    return low.negated().greatest(high);
  }

  /** Bits of the longest number, without a sign. */
  public int bitLength() {
    return Math.max(low.bitLength(), high.bitLength());
  }

  /** The numbers below zero and those above it, as far as there are any. */
  public List<IntegerInterval> signs() {
    List<IntegerInterval> parts = new ArrayList<>();
    if (low.signum() < 0) {
      parts.add(new IntegerInterval(low, high.least(MathematicalInteger.MINUS_ONE)));
    }
    if (high.signum() > 0) {
      parts.add(new IntegerInterval(low.greatest(MathematicalInteger.ONE), high));
    }
    return parts;
  }

  public IntegerInterval intersection(IntegerInterval that) {
    if (this == that || that.contains(this)) {
      return this;
    }
    return new IntegerInterval(low.greatest(that.low), high.least(that.high));
  }

  public IntegerInterval hull(IntegerInterval that) {
    return new IntegerInterval(low.least(that.low), high.greatest(that.high));
  }

  public IntegerInterval plus(IntegerInterval that) {
    return new IntegerInterval(low.plus(that.low), high.plus(that.high));
  }

  public IntegerInterval negated() {
    return new IntegerInterval(high.negated(), low.negated());
  }

  public IntegerInterval minus(IntegerInterval that) {
    return new IntegerInterval(low.minus(that.high), high.minus(that.low));
  }

  public IntegerInterval times(IntegerInterval that) {
    return corners(that, MathematicalInteger::times);
  }

  /** Quotients toward zero; the divisor does not contain zero. */
  public IntegerInterval dividedBy(IntegerInterval divisor) {
    return corners(divisor, MathematicalInteger::dividedBy);
  }

  public IntegerInterval shiftedLeft(int bits) {
    return new IntegerInterval(low.shiftedLeft(bits), high.shiftedLeft(bits));
  }

  /** Quotients by a power of two, toward negative infinity. */
  public IntegerInterval shiftedRight(int bits) {
    return new IntegerInterval(low.shiftedRight(bits), high.shiftedRight(bits));
  }

  /** One step outwards at both ends. */
  public IntegerInterval widened() {
    return plus(new IntegerInterval(MathematicalInteger.MINUS_ONE, MathematicalInteger.ONE));
  }

  /** Least and greatest of a function at the four corners. */
  public IntegerInterval corners(
      IntegerInterval other, BinaryOperator<MathematicalInteger> function) {
    MathematicalInteger a = function.apply(low, other.low);
    MathematicalInteger b = function.apply(low, other.high);
    MathematicalInteger c = function.apply(high, other.low);
    MathematicalInteger d = function.apply(high, other.high);
    return new IntegerInterval(a.least(b).least(c.least(d)), a.greatest(b).greatest(c.greatest(d)));
  }

  /** What happens to it when a width's arithmetic wraps around; all of the range if it is cut. */
  public IntegerInterval wrapped(IntegerInterval range) {
    if (isEmpty() || range.contains(this)) {
      return this;
    }
    MathematicalInteger modulus = range.size();
    MathematicalInteger shift = low.minus(range.low).floorDividedBy(modulus).times(modulus);
    IntegerInterval moved = new IntegerInterval(low.minus(shift), high.minus(shift));
    return range.contains(moved) ? moved : range;
  }

  @Override
  public String toString() {
    return low + ".." + high;
  }
}
