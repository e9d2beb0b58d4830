package heapwright.range;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The values that this many bits may have, in both readings. A truth value has one bit.
 *
 * @param signed from the least to the greatest as signed integers
 * @param unsigned the same as unsigned integers
 */
public record BitsRange(int width, IntegerInterval signed, IntegerInterval unsigned) {
  private static final List<BitsRange> ALL =
      IntStream.rangeClosed(0, IntegerInterval.WIDEST)
          .mapToObj(
              width ->
                  new BitsRange(
                      width, IntegerInterval.signed(width), IntegerInterval.unsigned(width)))
          .toList();

  private static final BitsRange FALSE = only(1, MathematicalInteger.ZERO);
  private static final BitsRange TRUE = only(1, MathematicalInteger.ONE);

  public static BitsRange all(int width) {
    return ALL.get(width);
  }

  /**
   * @param value as an unsigned integer
   */
  public static BitsRange only(int width, MathematicalInteger value) {
    IntegerInterval unsigned = IntegerInterval.only(value);
    return new BitsRange(width, unsigned.wrapped(IntegerInterval.signed(width)), unsigned);
  }

  public static BitsRange truth(boolean value) {
    return value ? TRUE : FALSE;
  }

  /** The values of integers that wrap around in either reading. */
  public static BitsRange wrapped(int width, IntegerInterval signed, IntegerInterval unsigned) {
    return all(width)
        .meet(
            new BitsRange(
                width,
                signed.wrapped(IntegerInterval.signed(width)),
                unsigned.wrapped(IntegerInterval.unsigned(width))));
  }

  public static BitsRange ofSigned(int width, IntegerInterval signed) {
    return wrapped(width, signed, IntegerInterval.unsigned(width));
  }

  public static BitsRange ofUnsigned(int width, IntegerInterval unsigned) {
    return wrapped(width, IntegerInterval.signed(width), unsigned);
  }

  /** The same in either reading. */
  public static BitsRange of(int width, boolean isSigned, IntegerInterval values) {
    return isSigned ? ofSigned(width, values) : ofUnsigned(width, values);
  }

  /** What a function makes of integers that wrap around. */
  public BitsRange mapped(UnaryOperator<IntegerInterval> function) {
    return wrapped(width, function.apply(signed), function.apply(unsigned));
  }

  /** What a function makes of integers of one width that wrap around. */
  public BitsRange combined(BitsRange that, BinaryOperator<IntegerInterval> function) {
    return wrapped(
        width, function.apply(signed, that.signed), function.apply(unsigned, that.unsigned));
  }

  public IntegerInterval reading(boolean isSigned) {
    return isSigned ? signed : unsigned;
  }

  public boolean isEmpty() {
    return signed.isEmpty() || unsigned.isEmpty();
  }

  public boolean mayBe(boolean truth) {
    return unsigned.contains(truth ? MathematicalInteger.ONE : MathematicalInteger.ZERO);
  }

  /**
   * @param value as a signed integer
   */
  public boolean contains(MathematicalInteger value) {
    MathematicalInteger pattern =
        value.signum() < 0 ? value.plus(MathematicalInteger.powerOfTwo(width)) : value;
    return signed.contains(value) && unsigned.contains(pattern);
  }

  public BitsRange meet(BitsRange that) {
    IntegerInterval s = signed.intersection(that.signed);
    IntegerInterval u = unsigned.intersection(that.unsigned);
    return s == signed && u == unsigned ? this : new BitsRange(width, s, u).consistent();
  }

  public BitsRange within(IntegerInterval signedBound) {
    return meet(new BitsRange(width, signedBound, unsigned));
  }

  public BitsRange withinUnsigned(IntegerInterval unsignedBound) {
    return meet(new BitsRange(width, signed, unsignedBound));
  }

  /** The same in either reading. */
  public BitsRange within(boolean isSigned, IntegerInterval bound) {
    return isSigned ? within(bound) : withinUnsigned(bound);
  }

  public BitsRange hull(BitsRange that) {
    return new BitsRange(width, signed.hull(that.signed), unsigned.hull(that.unsigned));
  }

  /** Each reading learns from the other, where that does not cross the change of sign. */
  private BitsRange consistent() {
    if (isEmpty()) {
      return this;
    }
    IntegerInterval u = unsigned;
    if (signed.low().signum() < 0 == signed.high().signum() < 0) {
      u = u.intersection(signed.wrapped(IntegerInterval.unsigned(width)));
    }
    IntegerInterval s = signed;
    IntegerInterval fromUnsigned = u.wrapped(IntegerInterval.signed(width));
    boolean oneSign = !u.isEmpty() && u.size().equals(fromUnsigned.size());
    if (oneSign) {
      s = s.intersection(fromUnsigned);
    }
    BitsRange next = new BitsRange(width, s, u);
    return next.equals(this) ? this : next.consistent();
  }

  /** The value that is nearest to zero, going by the signed reading where it has both signs. */
  public MathematicalInteger nearestToZero() {
    if (signed.hasZero() && unsigned.hasZero()) {
      return MathematicalInteger.ZERO;
    }
    boolean lower = signed.low().magnitude().compareTo(signed.high().magnitude()) <= 0;
    MathematicalInteger nearest = lower ? signed.low() : signed.high();
    return contains(nearest) ? nearest : unsigned.low();
  }
}
