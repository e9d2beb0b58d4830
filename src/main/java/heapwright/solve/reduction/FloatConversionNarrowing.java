package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;

/**
 * Conversions from and to numbers: none of them changes the order where nothing is out of range.
 */
final class FloatConversionNarrowing {
  private FloatConversionNarrowing() {}

  static TermRange forward(Operation term, TermRange a) {
    Sort from = term.operand(0).sort();
    int width = term.width();
    return switch (term.operator()) {
      case FLOAT_OF_BITS, BITS_OF_FLOAT -> FloatKeys.turned(a);
      case SIGNED_OF_FLOAT -> isNumber(from, a) ? truncated(term, a) : TermRange.all(width);
      case FLOAT_OF_FLOAT ->
          isNumber(from, a) && FloatKeys.areOrdered(term.sort())
              ? TermRange.ofSigned(width, ends(term, a.signed()))
              : TermRange.all(width);
      default ->
          FloatKeys.areOrdered(term.sort())
              ? TermRange.ofSigned(width, ends(term, integers(term, a)))
              : TermRange.all(width);
    };
  }

  private static boolean isNumber(Sort sort, TermRange span) {
    return FloatKeys.areOrdered(sort) && FloatKeys.numbers(sort).contains(span.signed());
  }

  private static BigInterval integers(Operation term, TermRange a) {
    return term.operator() == Operator.FLOAT_OF_UNSIGNED ? a.unsigned() : a.signed();
  }

  private static BigInterval ends(Operation term, BigInterval a) {
    return new BigInterval(value(term, a.least()), value(term, a.greatest()));
  }

  private static BigInteger value(Operation term, BigInteger operand) {
    Sort from = term.operand(0).sort();
    BitVector bits = FloatKeys.turned(from, BitVector.of(from.width(), operand));
    BitVector result = OperatorValue.of(term.operator(), term.sort(), 0, from, List.of(bits));
    return FloatKeys.turned(term.sort(), result).signed();
  }

  /** What is too large gives the least integer, and so does what is too small. */
  private static TermRange truncated(Operation term, TermRange a) {
    BigInterval ends = ends(term, a.signed());
    boolean mayBeTooLarge = ends.greatest().equals(BigInterval.signed(term.width()).least());
    return mayBeTooLarge ? TermRange.all(term.width()) : TermRange.ofSigned(term.width(), ends);
  }

  static TermRange backward(Operation term, TermRange whole, TermRange a) {
    Sort from = term.operand(0).sort();
    return switch (term.operator()) {
      case FLOAT_OF_BITS, BITS_OF_FLOAT -> a.meet(FloatKeys.turned(whole));
      case SIGNED_OF_FLOAT -> FloatKeys.areOrdered(from) ? untruncated(term, whole, a) : a;
      case FLOAT_OF_FLOAT ->
          isNumber(from, a) && FloatKeys.areOrdered(term.sort())
              ? a.within(origins(term, whole, a.signed()))
              : a;
      case FLOAT_OF_UNSIGNED ->
          FloatKeys.areOrdered(term.sort())
              ? a.withinUnsigned(origins(term, whole, a.unsigned()))
              : a;
      default -> FloatKeys.areOrdered(term.sort()) ? a.within(origins(term, whole, a.signed())) : a;
    };
  }

  /** Those of the operands whose conversion lies within the whole, found by bisection. */
  private static BigInterval origins(Operation term, TermRange whole, BigInterval a) {
    BigInteger from = first(a, x -> value(term, x).compareTo(whole.signed().least()) >= 0);
    BigInteger beyond = first(a, x -> value(term, x).compareTo(whole.signed().greatest()) > 0);
    return new BigInterval(from, beyond.subtract(BigInteger.ONE));
  }

  /** The first for which something holds that then goes on to hold; one past the end if none. */
  private static BigInteger first(BigInterval in, Predicate<BigInteger> holds) {
    BigInteger low = in.least();
    BigInteger high = in.greatest().add(BigInteger.ONE);
    while (low.compareTo(high) < 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (holds.test(middle)) {
        high = middle;
      } else {
        low = middle.add(BigInteger.ONE);
      }
    }
    return low;
  }

  /** Where the least integer is excluded, so are NaN and all that does not fit. */
  private static TermRange untruncated(Operation term, TermRange whole, TermRange a) {
    boolean fits = !whole.signed().contains(BigInterval.signed(term.width()).least());
    BigInterval beyond = FloatKeys.widened(whole.signed());
    if (!fits || !BigInterval.signed(Sort.Bits.WIDEST).contains(beyond)) {
      return a;
    }
    Sort from = term.operand(0).sort();
    return a.within(
        FloatKeys.widened(
            new BigInterval(nearest(from, beyond.least()), nearest(from, beyond.greatest()))));
  }

  private static BigInteger nearest(Sort to, BigInteger integer) {
    BitVector wide = BitVector.of(Sort.Bits.WIDEST, integer);
    BitVector number =
        OperatorValue.of(
            Operator.FLOAT_OF_SIGNED, to, 0, Sort.bits(Sort.Bits.WIDEST), List.of(wide));
    return FloatKeys.turned(to, number).signed();
  }
}
