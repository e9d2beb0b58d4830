package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** An interval that is not empty. */
record Span(Whole low, Whole high) {
  static Span of(long low, long high) {
    return new Span(Whole.of(low), Whole.of(high));
  }

  static Span hull(Values values) {
    return new Span(values.least(), values.greatest());
  }

  Values values() {
    return Values.between(low, high);
  }

  boolean isSingle() {
    return low.equals(high);
  }

  boolean hasZero() {
    return low.signum() <= 0 && high.signum() >= 0;
  }

  boolean isNonNegative() {
    return low.signum() >= 0;
  }

  /** The numbers below zero and those above it, as far as there are any. */
  List<Span> signs() {
    List<Span> parts = new ArrayList<>();
    if (low.signum() < 0) {
      parts.add(new Span(low, high.least(Whole.MINUS_ONE)));
    }
    if (high.signum() > 0) {
      parts.add(new Span(low.greatest(Whole.ONE), high));
    }
    return parts;
  }

  /** The greatest distance from zero. */
  Whole magnitude() {
    return low.negated().greatest(high);
  }

  /** Bits of the longest number, without a sign. */
  int bitLength() {
    return Math.max(low.bitLength(), high.bitLength());
  }

  /** Least and greatest of a function at the four corners. */
  Span corners(Span other, BinaryOperator<Whole> function) {
    Whole a = function.apply(low, other.low);
    Whole b = function.apply(low, other.high);
    Whole c = function.apply(high, other.low);
    Whole d = function.apply(high, other.high);
    return new Span(a.least(b).least(c.least(d)), a.greatest(b).greatest(c.greatest(d)));
  }
}
