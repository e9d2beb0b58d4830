package heapwright.solve.reduction;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Sort;
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
record TermRange(int width, BigInterval signed, BigInterval unsigned) {

  private static final List<TermRange> ALL =
      IntStream.rangeClosed(0, Sort.Bits.WIDEST)
          .mapToObj(
              width -> new TermRange(width, BigInterval.signed(width), BigInterval.unsigned(width)))
          .toList();

  private static final TermRange FALSE = only(BitVector.FALSE);
  private static final TermRange TRUE = only(BitVector.TRUE);

  static TermRange all(int width) {
    return ALL.get(width);
  }

  static TermRange only(BitVector value) {
    return new TermRange(
        value.width(), BigInterval.only(value.signed()), BigInterval.only(value.unsigned()));
  }

  static TermRange truth(boolean value) {
    return value ? TRUE : FALSE;
  }

  /** The values of integers that wrap around in either reading. */
  static TermRange wrapped(int width, BigInterval signed, BigInterval unsigned) {
    return all(width)
        .meet(
            new TermRange(
                width,
                signed.wrapped(BigInterval.signed(width)),
                unsigned.wrapped(BigInterval.unsigned(width))));
  }

  static TermRange ofSigned(int width, BigInterval signed) {
    return wrapped(width, signed, BigInterval.unsigned(width));
  }

  static TermRange ofUnsigned(int width, BigInterval unsigned) {
    return wrapped(width, BigInterval.signed(width), unsigned);
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

  TermRange meet(TermRange that) {
    BigInterval s = signed.intersection(that.signed);
    BigInterval u = unsigned.intersection(that.unsigned);
    return s == signed && u == unsigned ? this : new TermRange(width, s, u).consistent();
  }

  TermRange within(BigInterval signedBound) {
    return meet(new TermRange(width, signedBound, unsigned));
  }

  TermRange withinUnsigned(BigInterval unsignedBound) {
    return meet(new TermRange(width, signed, unsignedBound));
  }

  TermRange hull(TermRange that) {
    return new TermRange(width, signed.hull(that.signed), unsigned.hull(that.unsigned));
  }

  /** Each reading learns from the other, where that does not cross the change of sign. */
  private TermRange consistent() {
    if (isEmpty()) {
      return this;
    }
    BigInterval u = unsigned;
    if (signed.least().signum() < 0 == signed.greatest().signum() < 0) {
      u = u.intersection(signed.wrapped(BigInterval.unsigned(width)));
    }
    BigInterval s = signed;
    BigInterval fromUnsigned = u.wrapped(BigInterval.signed(width));
    boolean oneSign = !u.isEmpty() && u.size().equals(fromUnsigned.size());
    if (oneSign) {
      s = s.intersection(fromUnsigned);
    }
    TermRange next = new TermRange(width, s, u);
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
