package heapwright.solve.reduction;

import heapwright.symbolic.term.BitVector;
import heapwright.symbolic.term.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The values that a term may have, in both readings of its bits. A truth value has one bit; for a
 * number the bits are its {@link FloatKeys}.
 *
 * @param signed from the least to the greatest as signed integers
 * @param unsigned the same as unsigned integers
 */
record Span(int width, Interval signed, Interval unsigned) {

  private static final List<Span> ALL =
      IntStream.rangeClosed(0, Sort.Bits.WIDEST)
          .mapToObj(width -> new Span(width, Interval.signed(width), Interval.unsigned(width)))
          .toList();

  private static final Span FALSE = only(BitVector.FALSE);
  private static final Span TRUE = only(BitVector.TRUE);

  static Span all(int width) {
    return ALL.get(width);
  }

  static Span only(BitVector value) {
    return new Span(value.width(), Interval.only(value.signed()), Interval.only(value.unsigned()));
  }

  static Span truth(boolean value) {
    return value ? TRUE : FALSE;
  }

  /** The values of integers that wrap around in either reading. */
  static Span wrapped(int width, Interval signed, Interval unsigned) {
    return all(width)
        .meet(
            new Span(
                width,
                signed.wrapped(Interval.signed(width)),
                unsigned.wrapped(Interval.unsigned(width))));
  }

  static Span ofSigned(int width, Interval signed) {
    return wrapped(width, signed, Interval.unsigned(width));
  }

  static Span ofUnsigned(int width, Interval unsigned) {
    return wrapped(width, Interval.signed(width), unsigned);
  }

  boolean isEmpty() {
    return signed.isEmpty() || unsigned.isEmpty();
  }

  boolean isSingle() {
    return unsigned.isSingle() || signed.isSingle();
  }

  boolean mayBe(boolean truth) {
    return unsigned.contains(truth ? BigInteger.ONE : BigInteger.ZERO);
  }

  boolean contains(BitVector value) {
    return signed.contains(value.signed()) && unsigned.contains(value.unsigned());
  }

  Span meet(Span that) {
    Interval s = signed.intersection(that.signed);
    Interval u = unsigned.intersection(that.unsigned);
    return s == signed && u == unsigned ? this : new Span(width, s, u).consistent();
  }

  Span within(Interval signedBound) {
    return meet(new Span(width, signedBound, unsigned));
  }

  Span withinUnsigned(Interval unsignedBound) {
    return meet(new Span(width, signed, unsignedBound));
  }

  Span hull(Span that) {
    return new Span(width, signed.hull(that.signed), unsigned.hull(that.unsigned));
  }

  /** Each reading learns from the other, where that does not cross the change of sign. */
  private Span consistent() {
    if (isEmpty()) {
      return this;
    }
    Interval u = unsigned;
    if (signed.least().signum() < 0 == signed.greatest().signum() < 0) {
      u = u.intersection(signed.wrapped(Interval.unsigned(width)));
    }
    Interval s = signed;
    Interval fromUnsigned = u.wrapped(Interval.signed(width));
    boolean oneSign = !u.isEmpty() && u.size().equals(fromUnsigned.size());
    if (oneSign) {
      s = s.intersection(fromUnsigned);
    }
    Span next = new Span(width, s, u);
    return next.equals(this) ? this : next.consistent();
  }

  /** The value that is nearest to zero, going by the signed reading where it has both signs. */
  BitVector nearestToZero() {
    if (signed.contains(BigInteger.ZERO) && unsigned.contains(BigInteger.ZERO)) {
      return BitVector.of(width, 0);
    }
    BigInteger low = signed.least();
    BigInteger high = signed.greatest();
    BitVector nearest = BitVector.of(width, low.abs().compareTo(high.abs()) <= 0 ? low : high);
    return contains(nearest) ? nearest : BitVector.of(width, unsigned.least());
  }
}
