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

/**
 * Sums, products and quotients of finite numbers. Rounding to nearest keeps the order, so the ends
 * of an interval give the ends of the result.
 */
final class FloatArithmetic {
  private static final IntegerInterval ZEROS = IntegerInterval.of(-1, 0);

  private FloatArithmetic() {}

  static BitsRange forward(Operation term, BitsRange a, BitsRange b) {
    Sort sort = term.sort();
    boolean divides = term.operator() == Operator.FLOAT_DIVIDE;
    boolean byZero = divides && !FloatKeys.withZeros(b.signed()).intersection(ZEROS).isEmpty();
    if (!isFinite(sort, a) || !isFinite(sort, b) || byZero) {
      return BitsRange.all(term.width());
    }
    return BitsRange.ofSigned(term.width(), hull(term.operator(), sort, a.signed(), b.signed()));
  }

  private static boolean isFinite(Sort sort, BitsRange span) {
    return FloatKeys.areOrdered(sort) && FloatKeys.finite(sort).contains(span.signed());
  }

  private static IntegerInterval hull(
      Operator operator, Sort sort, IntegerInterval a, IntegerInterval b) {
    return FloatKeys.withZeros(a.corners(b, (left, right) -> value(operator, sort, left, right)));
  }

  private static MathematicalInteger value(
      Operator operator, Sort sort, MathematicalInteger a, MathematicalInteger b) {
    BitVector left = FloatKeys.encoding(sort, a);
    BitVector right = FloatKeys.encoding(sort, b);
    return FloatKeys.key(sort, OperatorValue.of(operator, sort, 0, sort, List.of(left, right)));
  }

  static List<BitsRange> backward(Operation term, BitsRange whole, BitsRange a, BitsRange b) {
    Sort sort = term.sort();
    if (!isInside(sort, whole) || !isInside(sort, a) || !isInside(sort, b)) {
      return List.of(a, b);
    }
    return switch (term.operator()) {
      case FLOAT_ADD ->
          List.of(
              a.within(undone(Operator.FLOAT_SUBTRACT, sort, whole, b)),
              b.within(undone(Operator.FLOAT_SUBTRACT, sort, whole, a)));
      case FLOAT_SUBTRACT ->
          List.of(
              a.within(undone(Operator.FLOAT_ADD, sort, whole, b)),
              b.within(undone(Operator.FLOAT_SUBTRACT, sort, a, whole)));
      default -> List.of(a, b);
    };
  }

  /** Finite, and so are the next numbers outwards. */
  private static boolean isInside(Sort sort, BitsRange span) {
    return FloatKeys.areOrdered(sort) && FloatKeys.finite(sort).contains(span.signed().widened());
  }

  /** What was rounded lies less than a step further out, and so does what is rounded now. */
  private static IntegerInterval undone(Operator operator, Sort sort, BitsRange a, BitsRange b) {
    IntegerInterval left = a.signed().widened();
    IntegerInterval right = b.signed().widened();
    return hull(operator, sort, left, right).widened();
  }
}
