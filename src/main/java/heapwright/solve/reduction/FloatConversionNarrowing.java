package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import java.util.function.Predicate;

/**
 * Conversions from and to numbers: none of them changes the order where nothing is out of range.
 */
final class FloatConversionNarrowing {
  private FloatConversionNarrowing() {}

  static BitsRange forward(Operation term, BitsRange a) {
    Sort from = term.operand(0).sort();
    int width = term.width();
    return switch (term.operator()) {
      case FLOAT_OF_BITS, BITS_OF_FLOAT -> FloatKeys.turned(a);
      case SIGNED_OF_FLOAT -> isNumber(from, a) ? truncated(term, a) : BitsRange.all(width);
      case FLOAT_OF_FLOAT ->
          isNumber(from, a) && FloatKeys.areOrdered(term.sort())
              ? BitsRange.ofSigned(width, ends(term, a.signed()))
              : BitsRange.all(width);
      default ->
          FloatKeys.areOrdered(term.sort())
              ? BitsRange.ofSigned(width, ends(term, integers(term, a)))
              : BitsRange.all(width);
    };
  }

  private static boolean isNumber(Sort sort, BitsRange span) {
    return FloatKeys.areOrdered(sort) && FloatKeys.numbers(sort).contains(span.signed());
  }

  private static IntegerInterval integers(Operation term, BitsRange a) {
    return term.operator() == Operator.FLOAT_OF_UNSIGNED ? a.unsigned() : a.signed();
  }

  private static IntegerInterval ends(Operation term, IntegerInterval a) {
    return new IntegerInterval(value(term, a.low()), value(term, a.high()));
  }

  private static MathematicalInteger value(Operation term, MathematicalInteger operand) {
    Sort from = term.operand(0).sort();
    BitVector bits = FloatKeys.encoding(from, operand);
    BitVector result = OperatorValue.of(term.operator(), term.sort(), 0, from, List.of(bits));
    return FloatKeys.key(term.sort(), result);
  }

  /** What is too large gives the least integer, and so does what is too small. */
  private static BitsRange truncated(Operation term, BitsRange a) {
    IntegerInterval ends = ends(term, a.signed());
    boolean mayBeTooLarge = ends.high().equals(IntegerInterval.signed(term.width()).low());
    return mayBeTooLarge ? BitsRange.all(term.width()) : BitsRange.ofSigned(term.width(), ends);
  }

  static BitsRange backward(Operation term, BitsRange whole, BitsRange a) {
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
  private static IntegerInterval origins(Operation term, BitsRange whole, IntegerInterval a) {
    MathematicalInteger from = first(a, x -> value(term, x).compareTo(whole.signed().low()) >= 0);
    MathematicalInteger beyond = first(a, x -> value(term, x).compareTo(whole.signed().high()) > 0);
    return new IntegerInterval(from, beyond.minus(MathematicalInteger.ONE));
  }

  /** The first for which something holds that then goes on to hold; one past the end if none. */
  private static MathematicalInteger first(
      IntegerInterval in, Predicate<MathematicalInteger> holds) {
    MathematicalInteger low = in.low();
    MathematicalInteger high = in.high().plus(MathematicalInteger.ONE);
    while (low.compareTo(high) < 0) {
      MathematicalInteger middle = low.plus(high).shiftedRight(1);
      if (holds.test(middle)) {
        high = middle;
      } else {
        low = middle.plus(MathematicalInteger.ONE);
      }
    }
    return low;
  }

  /** Where the least integer is excluded, so are NaN and all that does not fit. */
  private static BitsRange untruncated(Operation term, BitsRange whole, BitsRange a) {
    boolean fits = !whole.signed().contains(IntegerInterval.signed(term.width()).low());
    IntegerInterval beyond = whole.signed().widened();
    if (!fits || !IntegerInterval.signed(Sort.Bits.WIDEST).contains(beyond)) {
      return a;
    }
    Sort from = term.operand(0).sort();
    return a.within(
        new IntegerInterval(nearest(from, beyond.low()), nearest(from, beyond.high())).widened());
  }

  private static MathematicalInteger nearest(Sort to, MathematicalInteger integer) {
    BitVector wide = BitVector.of(Sort.Bits.WIDEST, integer.big());
    BitVector number =
        OperatorValue.of(
            Operator.FLOAT_OF_SIGNED, to, 0, Sort.bits(Sort.Bits.WIDEST), List.of(wide));
    return FloatKeys.key(to, number);
  }
}
