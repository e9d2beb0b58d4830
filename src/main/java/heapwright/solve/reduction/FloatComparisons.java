package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.List;

/** Comparisons of numbers as comparisons of their keys. */
final class FloatComparisons {
  private FloatComparisons() {}

  static BitsRange forward(Operation term, BitsRange a, BitsRange b) {
    Sort sort = term.operand(0).sort();
    if (!FloatKeys.areOrdered(sort)) {
      return BitsRange.all(1);
    }
    IntegerInterval numbers = FloatKeys.numbers(sort);
    IntegerInterval left = a.signed().intersection(numbers);
    IntegerInterval right = b.signed().intersection(numbers);
    if (left.isEmpty() || right.isEmpty() || !mayHold(term.operator(), left, right)) {
      return BitsRange.truth(false);
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN && mustHold(term.operator(), left, right)
        ? BitsRange.truth(true)
        : BitsRange.all(1);
  }

  private static boolean mayHold(Operator operator, IntegerInterval a, IntegerInterval b) {
    IntegerInterval left = FloatKeys.withZeros(a);
    IntegerInterval right = FloatKeys.withZeros(b);
    return switch (operator) {
      case FLOAT_LESS -> a.low().compareTo(b.high()) < 0;
      case FLOAT_AT_MOST -> left.low().compareTo(right.high()) <= 0;
      default -> !left.intersection(right).isEmpty();
    };
  }

  private static boolean mustHold(Operator operator, IntegerInterval a, IntegerInterval b) {
    IntegerInterval left = FloatKeys.withZeros(a);
    IntegerInterval right = FloatKeys.withZeros(b);
    return switch (operator) {
      case FLOAT_LESS -> left.high().compareTo(right.low()) < 0;
      case FLOAT_AT_MOST -> a.high().compareTo(b.low()) <= 0;
      default -> a.isSingle() && a.equals(b);
    };
  }

  static List<BitsRange> backward(Operation term, BitsRange truth, BitsRange a, BitsRange b) {
    Sort sort = term.operand(0).sort();
    boolean open = truth.mayBe(true) && truth.mayBe(false);
    if (open || !FloatKeys.areOrdered(sort)) {
      return List.of(a, b);
    }
    IntegerInterval numbers = FloatKeys.numbers(sort);
    if (truth.mayBe(true)) {
      BitsRange left = a.within(numbers);
      BitsRange right = b.within(numbers);
      return left.isEmpty() || right.isEmpty()
          ? List.of(left, right)
          : narrowed(term.operator(), true, left, right);
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN ? narrowed(term.operator(), false, a, b) : List.of(a, b);
  }

  private static List<BitsRange> narrowed(
      Operator operator, boolean holds, BitsRange a, BitsRange b) {
    if (operator == Operator.FLOAT_EQUAL) {
      return holds
          ? List.of(
              a.within(FloatKeys.withZeros(b.signed())), b.within(FloatKeys.withZeros(a.signed())))
          : List.of(a, b);
    }
    boolean strict = operator == Operator.FLOAT_LESS == holds;
    return holds ? ordered(a, b, strict) : ComparisonNarrowing.reversed(ordered(b, a, strict));
  }

  /** The first number is at most the second, or less than it. */
  private static List<BitsRange> ordered(BitsRange a, BitsRange b, boolean strict) {
    MathematicalInteger gap = strict ? MathematicalInteger.ONE : MathematicalInteger.ZERO;
    IntegerInterval left = strict ? a.signed() : FloatKeys.withZeros(a.signed());
    IntegerInterval right = strict ? b.signed() : FloatKeys.withZeros(b.signed());
    return List.of(
        a.within(new IntegerInterval(a.signed().low(), right.high().minus(gap))),
        b.within(new IntegerInterval(left.low().plus(gap), b.signed().high())));
  }
}
