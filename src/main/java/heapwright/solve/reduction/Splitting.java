package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Operator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The dynamic part of the reduction: along the facts, each {@code x < y} whose sides overlap gets a
 * split point, x to stay below and y above it. Where that leaves nothing for a later fact, the last
 * split is tried at another point. A guess: finding nothing proves nothing.
 */
final class Splitting {
  /** A fact to be split and the boxes that are still to be tried for it, made when needed. */
  private record Choice(int fact, InputBox box, Deque<MathematicalInteger> points) {}

  /** Where to split an overlap: in the middle, then at quarters, then at eighths. */
  private static final int[] EIGHTHS = {4, 2, 6, 1, 7, 3, 5};

  private final Propagation propagation;
  private final ReductionBudget budget;
  private final List<Operation> orders;

  Splitting(Propagation propagation, List<Term> facts, ReductionBudget budget) {
    this.propagation = propagation;
    this.budget = budget;
    this.orders = facts.stream().flatMap(Splitting::order).toList();
  }

  private static Stream<Operation> order(Term fact) {
    boolean order =
        fact instanceof Operation o
            && switch (o.operator()) {
              case LESS_SIGNED, AT_MOST_SIGNED, LESS_UNSIGNED, AT_MOST_UNSIGNED ->
                  !o.operand(0).isConstant() && !o.operand(1).isConstant();
              case FLOAT_LESS, FLOAT_AT_MOST ->
                  FloatKeys.areOrdered(o.operand(0).sort())
                      && !o.operand(0).isConstant()
                      && !o.operand(1).isConstant();
              default -> false;
            };
    return order ? Stream.of((Operation) fact) : Stream.empty();
  }

  /** A box in which all comparisons are decided; nothing if none was found. */
  Optional<InputBox> of(InputBox start) {
    Deque<Choice> choices = new ArrayDeque<>();
    InputBox box = start;
    int fact = 0;
    while (fact < orders.size()) {
      choices.push(new Choice(fact, box, points(box, orders.get(fact))));
      Optional<InputBox> next = Optional.empty();
      while (next.isEmpty()) {
        while (!choices.isEmpty() && choices.peek().points().isEmpty()) {
          choices.pop();
        }
        if (choices.isEmpty() || budget.isSpent()) {
          return Optional.empty();
        }
        next =
            split(
                choices.peek().box(),
                orders.get(choices.peek().fact()),
                choices.peek().points().poll());
      }
      box = next.get();
      fact = choices.peek().fact() + 1;
    }
    return Optional.of(box);
  }

  private static boolean isSigned(Operation order) {
    return order.operator() != Operator.LESS_UNSIGNED
        && order.operator() != Operator.AT_MOST_UNSIGNED;
  }

  private static boolean isStrict(Operation order) {
    return switch (order.operator()) {
      case LESS_SIGNED, LESS_UNSIGNED, FLOAT_LESS -> true;
      default -> false;
    };
  }

  private IntegerInterval interval(InputBox box, Term term, Operation order) {
    return propagation.span(box, term).reading(isSigned(order));
  }

  /** Without an overlap one point does, at the border. */
  private Deque<MathematicalInteger> points(InputBox box, Operation order) {
    IntegerInterval left = interval(box, order.operand(0), order);
    IntegerInterval right = interval(box, order.operand(1), order);
    IntegerInterval overlap = left.intersection(right);
    if (overlap.isEmpty()) {
      return new ArrayDeque<>(List.of(left.high()));
    }
    MathematicalInteger length = overlap.high().minus(overlap.low());
    Set<MathematicalInteger> points = new LinkedHashSet<>();
    for (int eighths : EIGHTHS) {
      MathematicalInteger part = length.times(MathematicalInteger.of(eighths)).shiftedRight(3);
      points.add(overlap.low().plus(part));
    }
    return new ArrayDeque<>(points);
  }

  private Optional<InputBox> split(InputBox box, Operation order, MathematicalInteger point) {
    BitsRange all = BitsRange.all(order.operand(0).width());
    IntegerInterval range = all.reading(isSigned(order));
    MathematicalInteger above = isStrict(order) ? point.plus(MathematicalInteger.ONE) : point;
    BitsRange low = all.within(isSigned(order), new IntegerInterval(range.low(), point));
    BitsRange high = all.within(isSigned(order), new IntegerInterval(above, range.high()));
    if (low.isEmpty() || high.isEmpty()) {
      return Optional.empty();
    }
    return propagation
        .of(box, order.operand(0), low, budget)
        .flatMap(next -> propagation.of(next, order.operand(1), high, budget));
  }
}
