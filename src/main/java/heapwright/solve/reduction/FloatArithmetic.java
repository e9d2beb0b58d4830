package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Sums, products and quotients of finite numbers. Rounding to nearest keeps the order, so the ends
 * of an interval give the ends of the result.
 */
final class FloatArithmetic {
  private static final BigInterval ZEROS = BigInterval.of(-1, 0);

  private FloatArithmetic() {}

  static TermRange forward(Operation term, TermRange a, TermRange b) {
    Sort sort = term.sort();
    boolean divides = term.operator() == Operator.FLOAT_DIVIDE;
    boolean byZero = divides && !FloatKeys.withZeros(b.signed()).intersection(ZEROS).isEmpty();
    if (!isFinite(sort, a) || !isFinite(sort, b) || byZero) {
      return TermRange.all(term.width());
    }
    return TermRange.ofSigned(term.width(), hull(term.operator(), sort, a.signed(), b.signed()));
  }

  private static boolean isFinite(Sort sort, TermRange span) {
    return FloatKeys.areOrdered(sort) && FloatKeys.finite(sort).contains(span.signed());
  }

  private static BigInterval hull(Operator operator, Sort sort, BigInterval a, BigInterval b) {
    List<BigInteger> corners = new ArrayList<>();
    for (BigInteger left : List.of(a.least(), a.greatest())) {
      for (BigInteger right : List.of(b.least(), b.greatest())) {
        corners.add(value(operator, sort, left, right));
      }
    }
    return FloatKeys.withZeros(
        new BigInterval(
            corners.stream().reduce(BigInteger::min).orElseThrow(),
            corners.stream().reduce(BigInteger::max).orElseThrow()));
  }

  private static BigInteger value(Operator operator, Sort sort, BigInteger a, BigInteger b) {
    List<BitVector> operands = List.of(encoding(sort, a), encoding(sort, b));
    return FloatKeys.turned(sort, OperatorValue.of(operator, sort, 0, sort, operands)).signed();
  }

  private static BitVector encoding(Sort sort, BigInteger key) {
    return FloatKeys.turned(sort, BitVector.of(sort.width(), key));
  }

  static List<TermRange> backward(Operation term, TermRange whole, TermRange a, TermRange b) {
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
  private static boolean isInside(Sort sort, TermRange span) {
    return FloatKeys.areOrdered(sort)
        && FloatKeys.finite(sort).contains(FloatKeys.widened(span.signed()));
  }

  /** What was rounded lies less than a step further out, and so does what is rounded now. */
  private static BigInterval undone(Operator operator, Sort sort, TermRange a, TermRange b) {
    BigInterval left = FloatKeys.widened(a.signed());
    BigInterval right = FloatKeys.widened(b.signed());
    return FloatKeys.widened(hull(operator, sort, left, right));
  }
}
