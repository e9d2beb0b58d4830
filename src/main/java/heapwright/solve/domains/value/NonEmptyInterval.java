package heapwright.solve.domains.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** An interval that is not empty. */
public record NonEmptyInterval(MathematicalInteger low, MathematicalInteger high) {
  static NonEmptyInterval of(long low, long high) {
    return new NonEmptyInterval(MathematicalInteger.of(low), MathematicalInteger.of(high));
  }

  public static NonEmptyInterval hull(IntegerSet values) {
    return new NonEmptyInterval(values.least(), values.greatest());
  }

  public IntegerSet values() {
    return IntegerSet.between(low, high);
  }

  public boolean isSingle() {
    return low.equals(high);
  }

  public boolean hasZero() {
    return low.signum() <= 0 && high.signum() >= 0;
  }

  public boolean isNonNegative() {
    return low.signum() >= 0;
  }

  /** The numbers below zero and those above it, as far as there are any. */
  public List<NonEmptyInterval> signs() {
    List<NonEmptyInterval> parts = new ArrayList<>();
    if (low.signum() < 0) {
      parts.add(new NonEmptyInterval(low, high.least(MathematicalInteger.MINUS_ONE)));
    }
    if (high.signum() > 0) {
      parts.add(new NonEmptyInterval(low.greatest(MathematicalInteger.ONE), high));
    }
    return parts;
  }

  /** The greatest distance from zero. */
  public MathematicalInteger magnitude() {
    return low.negated().greatest(high);
  }

  /** Bits of the longest number, without a sign. */
  public int bitLength() {
    return Math.max(low.bitLength(), high.bitLength());
  }

  /** Least and greatest of a function at the four corners. */
  public NonEmptyInterval corners(
      NonEmptyInterval other, BinaryOperator<MathematicalInteger> function) {
    MathematicalInteger a = function.apply(low, other.low);
    MathematicalInteger b = function.apply(low, other.high);
    MathematicalInteger c = function.apply(high, other.low);
    MathematicalInteger d = function.apply(high, other.high);
    return new NonEmptyInterval(
        a.least(b).least(c.least(d)), a.greatest(b).greatest(c.greatest(d)));
  }
}
