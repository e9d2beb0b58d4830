package heapwright.solve.reduction;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The dynamic part of the reduction: along the facts, each {@code x < y} whose sides overlap gets a
 * split point, x to stay below and y above it. Where that leaves nothing for a later fact, the last
 * split is tried at another point. A guess: finding nothing proves nothing.
 */
final class Splitting {
  /** A fact to be split and the boxes that are still to be tried for it, made when needed. */
  private record Choice(int fact, InputBox box, Deque<BigInteger> points) {}

  private final Propagation propagation;
  private final ReductionBudget effort;
  private final List<Operation> orders;

  Splitting(Propagation propagation, List<Term> facts, ReductionBudget effort) {
    this.propagation = propagation;
    this.effort = effort;
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
        if (choices.isEmpty() || effort.isSpent()) {
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

  private BigInterval interval(InputBox box, Term term, Operation order) {
    TermRange span = propagation.span(box, term);
    return isSigned(order) ? span.signed() : span.unsigned();
  }

  /** Without an overlap one point does, at the border. */
  private Deque<BigInteger> points(InputBox box, Operation order) {
    BigInterval left = interval(box, order.operand(0), order);
    BigInterval right = interval(box, order.operand(1), order);
    BigInterval overlap = left.intersection(right);
    if (overlap.isEmpty()) {
      return new ArrayDeque<>(List.of(left.greatest()));
    }
    return new ArrayDeque<>(SplitPoints.of(overlap));
  }

  private Optional<InputBox> split(InputBox box, Operation order, BigInteger point) {
    int width = order.operand(0).width();
    BigInterval range = isSigned(order) ? BigInterval.signed(width) : BigInterval.unsigned(width);
    BigInteger above = isStrict(order) ? point.add(BigInteger.ONE) : point;
    TermRange low = span(order, width, new BigInterval(range.least(), point));
    TermRange high = span(order, width, new BigInterval(above, range.greatest()));
    if (low.isEmpty() || high.isEmpty()) {
      return Optional.empty();
    }
    return propagation
        .of(box, order.operand(0), low, effort)
        .flatMap(next -> propagation.of(next, order.operand(1), high, effort));
  }

  private static TermRange span(Operation order, int width, BigInterval interval) {
    TermRange all = TermRange.all(width);
    return isSigned(order) ? all.within(interval) : all.withinUnsigned(interval);
  }
}
