package heapwright.symbolic.scalar;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Offsets of the form {@code base + stride * n}, as an expression in indices has them.
 *
 * @param steps the sizes of the elements that the indices count, of which the stride is a divisor
 */
public record Progression(long base, long stride, List<Long> steps) {
  private static final Progression ANY = new Progression(0, 1, List.of(1L));
  private static final int MOST_STEPS = 3;

  public static Progression of(Term term) {
    if (!(term instanceof Operation operation) || operation.arity() != 2) {
      return ANY;
    }
    OptionalLong left = ScalarTerms.constant(operation.operand(0));
    OptionalLong right = ScalarTerms.constant(operation.operand(1));
    Term factor = operation.operand(right.isPresent() ? 0 : 1);
    boolean isConstant = left.isPresent() || right.isPresent();
    long by = right.orElse(left.orElse(0));
    if (operation.operator() == Operator.ADD) {
      return isConstant
          ? of(factor).plus(by)
          : of(operation.operand(0)).plus(of(operation.operand(1)));
    }
    if (operation.operator() == Operator.MULTIPLY && isConstant) {
      return by > 0 ? of(factor).times(by, isNarrow(factor)) : ANY;
    }
    if (operation.operator() == Operator.SHIFT_LEFT && right.isPresent() && by < 32) {
      return of(factor).times(1L << by, isNarrow(factor));
    }
    return ANY;
  }

  private Progression times(long by, boolean isNarrow) {
    long product = by * stride;
    return new Progression(
        by * base,
        isNarrow ? by : product & -product,
        steps.stream().map(step -> step * by).toList());
  }

  private Progression plus(long more) {
    return new Progression(base + more, stride, steps);
  }

  private Progression plus(Progression other) {
    List<Long> both =
        Stream.concat(steps.stream(), other.steps.stream()).distinct().limit(MOST_STEPS).toList();
    return new Progression(base + other.base, divisor(stride, other.stride), both);
  }

  private static long divisor(long a, long b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  /** Whether a product cannot wrap around; if it can, only powers of two divide it. */
  private static boolean isNarrow(Term term) {
    return term instanceof Operation operation
        && (operation.operator() == Operator.SIGN_EXTEND
            || operation.operator() == Operator.ZERO_EXTEND)
        && operation.operand(0).width() <= Integer.SIZE;
  }

  /** Offsets for which every index is less than a limit, the least indices first. */
  public List<Long> first(int limit) {
    List<Long> found = new ArrayList<>();
    for (int sum = 0; sum < limit; sum++) {
      add(found, base, 0, sum);
    }
    return found;
  }

  private void add(List<Long> found, long offset, int place, int sum) {
    if (place == steps.size() - 1) {
      found.add(offset + sum * steps.get(place));
      return;
    }
    for (int index = 0; index <= sum; index++) {
      add(found, offset + index * steps.get(place), place + 1, sum - index);
    }
  }
}
