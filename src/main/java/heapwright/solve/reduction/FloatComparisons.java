package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.List;

/** Comparisons of numbers as comparisons of their keys. */
final class FloatComparisons {
  private static final BigInteger ONE = BigInteger.ONE;

  private FloatComparisons() {}

  static TermRange forward(Operation term, TermRange a, TermRange b) {
    Sort sort = term.operand(0).sort();
    if (!FloatKeys.areOrdered(sort)) {
      return TermRange.all(1);
    }
    BigInterval numbers = FloatKeys.numbers(sort);
    BigInterval left = a.signed().intersection(numbers);
    BigInterval right = b.signed().intersection(numbers);
    if (left.isEmpty() || right.isEmpty() || !mayHold(term.operator(), left, right)) {
      return TermRange.truth(false);
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN && mustHold(term.operator(), left, right)
        ? TermRange.truth(true)
        : TermRange.all(1);
  }

  private static boolean mayHold(Operator operator, BigInterval a, BigInterval b) {
    BigInterval left = FloatKeys.withZeros(a);
    BigInterval right = FloatKeys.withZeros(b);
    return switch (operator) {
      case FLOAT_LESS -> a.least().compareTo(b.greatest()) < 0;
      case FLOAT_AT_MOST -> left.least().compareTo(right.greatest()) <= 0;
      default -> !left.intersection(right).isEmpty();
    };
  }

  private static boolean mustHold(Operator operator, BigInterval a, BigInterval b) {
    BigInterval left = FloatKeys.withZeros(a);
    BigInterval right = FloatKeys.withZeros(b);
    return switch (operator) {
      case FLOAT_LESS -> left.greatest().compareTo(right.least()) < 0;
      case FLOAT_AT_MOST -> a.greatest().compareTo(b.least()) <= 0;
      default -> a.isSingle() && a.equals(b);
    };
  }

  static List<TermRange> backward(Operation term, TermRange truth, TermRange a, TermRange b) {
    Sort sort = term.operand(0).sort();
    boolean open = truth.mayBe(true) && truth.mayBe(false);
    if (open || !FloatKeys.areOrdered(sort)) {
      return List.of(a, b);
    }
    BigInterval numbers = FloatKeys.numbers(sort);
    if (truth.mayBe(true)) {
      return holding(term.operator(), a.within(numbers), b.within(numbers));
    }
    boolean noNaN = numbers.contains(a.signed()) && numbers.contains(b.signed());
    return noNaN ? failing(term.operator(), a, b) : List.of(a, b);
  }

  private static List<TermRange> holding(Operator operator, TermRange a, TermRange b) {
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

  private static List<TermRange> failing(Operator operator, TermRange a, TermRange b) {
    return switch (operator) {
      case FLOAT_LESS -> reversed(ordered(b, a, BigInteger.ZERO));
      case FLOAT_AT_MOST -> reversed(ordered(b, a, ONE));
      default -> List.of(a, b);
    };
  }

  private static List<TermRange> reversed(List<TermRange> pair) {
    return List.of(pair.get(1), pair.get(0));
  }

  /** The first number is at most the second, or less than it where there is a gap. */
  private static List<TermRange> ordered(TermRange a, TermRange b, BigInteger gap) {
    boolean strict = gap.signum() > 0;
    BigInterval left = strict ? a.signed() : FloatKeys.withZeros(a.signed());
    BigInterval right = strict ? b.signed() : FloatKeys.withZeros(b.signed());
    return List.of(
        a.within(new BigInterval(a.signed().least(), right.greatest().subtract(gap))),
        b.within(new BigInterval(left.least().add(gap), b.signed().greatest())));
  }
}
