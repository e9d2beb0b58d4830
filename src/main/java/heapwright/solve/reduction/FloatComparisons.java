package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Operator;
import heapwright.symbolic.term.Sort;
import java.math.BigInteger;
import java.util.List;

/** Comparisons of numbers as comparisons of their keys. */
final class FloatComparisons {
  private static final BigInteger ONE = BigInteger.ONE;

  private FloatComparisons() {}

  static Span forward(Operation term, Span a, Span b) {
    Sort sort = term.operand(0).sort();
    if (!FloatKeys.areOrdered(sort)) {
      return Span.all(1);
    }
    Interval numbers = FloatKeys.numbers(sort);
    Interval left = a.signed().intersection(numbers);
    Interval right = b.signed().intersection(numbers);
    if (left.isEmpty() || right.isEmpty() || !mayHold(term.operator(), left, right)) {
      return Span.truth(false);
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN && mustHold(term.operator(), left, right) ? Span.truth(true) : Span.all(1);
  }

  private static boolean mayHold(Operator operator, Interval a, Interval b) {
    Interval left = FloatKeys.withZeros(a);
    Interval right = FloatKeys.withZeros(b);
    return switch (operator) {
      case FLOAT_LESS -> a.least().compareTo(b.greatest()) < 0;
      case FLOAT_AT_MOST -> left.least().compareTo(right.greatest()) <= 0;
      default -> !left.intersection(right).isEmpty();
    };
  }

  private static boolean mustHold(Operator operator, Interval a, Interval b) {
    Interval left = FloatKeys.withZeros(a);
    Interval right = FloatKeys.withZeros(b);
    return switch (operator) {
      case FLOAT_LESS -> left.greatest().compareTo(right.least()) < 0;
      case FLOAT_AT_MOST -> a.greatest().compareTo(b.least()) <= 0;
      default -> a.isSingle() && a.equals(b);
    };
  }

  static List<Span> backward(Operation term, Span truth, Span a, Span b) {
    Sort sort = term.operand(0).sort();
    boolean open = truth.mayBe(true) && truth.mayBe(false);
    if (open || !FloatKeys.areOrdered(sort)) {
      return List.of(a, b);
    }
    Interval numbers = FloatKeys.numbers(sort);
    if (truth.mayBe(true)) {
      return holding(term.operator(), a.within(numbers), b.within(numbers));
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN ? failing(term.operator(), a, b) : List.of(a, b);
  }

  private static List<Span> holding(Operator operator, Span a, Span b) {
    if (a.isEmpty() || b.isEmpty()) {
      return List.of(a, b);
    }
    return switch (operator) {
      case FLOAT_LESS -> ordered(a, b, ONE);
      case FLOAT_AT_MOST -> ordered(a, b, BigInteger.ZERO);
      default ->
          List.of(
              a.within(FloatKeys.withZeros(b.signed())), b.within(FloatKeys.withZeros(a.signed())));
    };
  }

  private static List<Span> failing(Operator operator, Span a, Span b) {
    return switch (operator) {
      case FLOAT_LESS -> reversed(ordered(b, a, BigInteger.ZERO));
      case FLOAT_AT_MOST -> reversed(ordered(b, a, ONE));
      default -> List.of(a, b);
    };
  }

  private static List<Span> reversed(List<Span> pair) {
    return List.of(pair.get(1), pair.get(0));
  }

  /** The first number is at most the second, or less than it where there is a gap. */
  private static List<Span> ordered(Span a, Span b, BigInteger gap) {
    boolean strict = gap.signum() > 0;
    Interval left = strict ? a.signed() : FloatKeys.withZeros(a.signed());
    Interval right = strict ? b.signed() : FloatKeys.withZeros(b.signed());
    return List.of(
        a.within(new Interval(a.signed().least(), right.greatest().subtract(gap))),
        b.within(new Interval(left.least().add(gap), b.signed().greatest())));
  }
}
