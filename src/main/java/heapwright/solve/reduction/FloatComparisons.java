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
  private static final MathematicalInteger ONE = MathematicalInteger.ONE;

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
      return holding(term.operator(), a.within(numbers), b.within(numbers));
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN ? failing(term.operator(), a, b) : List.of(a, b);
  }

  private static List<BitsRange> holding(Operator operator, BitsRange a, BitsRange b) {
    if (a.isEmpty() || b.isEmpty()) {
      return List.of(a, b);
    }
    return switch (operator) {
      case FLOAT_LESS -> ordered(a, b, ONE);
      case FLOAT_AT_MOST -> ordered(a, b, MathematicalInteger.ZERO);
      default ->
          List.of(
              a.within(FloatKeys.withZeros(b.signed())), b.within(FloatKeys.withZeros(a.signed())));
    };
  }

  private static List<BitsRange> failing(Operator operator, BitsRange a, BitsRange b) {
    return switch (operator) {
      case FLOAT_LESS -> reversed(ordered(b, a, MathematicalInteger.ZERO));
      case FLOAT_AT_MOST -> reversed(ordered(b, a, ONE));
      default -> List.of(a, b);
    };
  }

  private static List<BitsRange> reversed(List<BitsRange> pair) {
    return List.of(pair.get(1), pair.get(0));
  }

  /** The first number is at most the second, or less than it where there is a gap. */
  private static List<BitsRange> ordered(BitsRange a, BitsRange b, MathematicalInteger gap) {
    boolean strict = gap.signum() > 0;
    IntegerInterval left = strict ? a.signed() : FloatKeys.withZeros(a.signed());
    IntegerInterval right = strict ? b.signed() : FloatKeys.withZeros(b.signed());
    return List.of(
        a.within(new IntegerInterval(a.signed().low(), right.high().minus(gap))),
        b.within(new IntegerInterval(left.low().plus(gap), b.signed().high())));
  }
}
