package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import java.util.ArrayList;
import java.util.List;

/** Sums: bounds of the parts, and of the differences between sums that share a part. */
final class SumReduction {
  private final NumericState state;

  SumReduction(NumericState state) {
    this.state = state;
  }

  /** An equation of names, {@code total = first + second}; a difference is one as well. */
  private record Sum(AbstractValue total, AbstractValue first, AbstractValue second) {}

  void sum(AbstractValue total, AbstractValue first, AbstractValue second) {
    Interval a = state.range(first);
    Interval b = state.range(second);
    state.narrow(total, a.plus(b));
    Interval c = state.range(total);
    state.narrow(first, c.minus(b));
    state.narrow(second, c.minus(a));
    part(total, first, second);
    part(total, second, first);
    state.narrow(total, state.congruence(first).plus(state.congruence(second)));
    state.narrow(first, state.congruence(total).plus(state.congruence(second).negated()));
    state.narrow(second, state.congruence(total).plus(state.congruence(first).negated()));
    state.narrow(total, state.residues(first).combined(state.residues(second), Long::sum));
    state.narrow(first, state.residues(total).combined(state.residues(second), (x, y) -> x - y));
    state.narrow(second, state.residues(total).combined(state.residues(first), (x, y) -> x - y));
  }

  /** total - part is the other part. */
  private void part(AbstractValue total, AbstractValue part, AbstractValue other) {
    Interval range = state.range(other);
    state.atMost(total, part, range.high());
    state.atMost(part, total, range.negated().high());
    state.narrow(other, state.difference(total, part));
  }

  /** Compares all sums that the state knows of. */
  void compareAll() {
    List<Sum> sums = new ArrayList<>();
    for (int name : state.zone.names()) {
      AbstractValue self = AbstractValue.named(name);
      if (state.terms.term(name) instanceof Operation t) {
        if (t.operator() == Arithmetic.ADD) {
          sums.add(new Sum(self, t.left(), t.right()));
        } else if (t.operator() == Arithmetic.SUBTRACT) {
          sums.add(new Sum(t.left(), self, t.right()));
        }
      }
    }
    for (int i = 0; i < sums.size(); i++) {
      for (int j = 0; j < i; j++) {
        compare(sums.get(i), sums.get(j));
      }
    }
  }

  private void compare(Sum s, Sum t) {
    shared(s.total, s.first, s.second, t.total, t.first, t.second);
    shared(s.total, s.second, s.first, t.total, t.first, t.second);
    shared(s.total, s.first, s.second, t.total, t.second, t.first);
    shared(s.total, s.second, s.first, t.total, t.second, t.first);
    if (s.total.name() == t.total.name()) {
      long d = s.total.offset() - t.total.offset();
      crosswise(s, t, d);
    }
  }

  /**
   * total = part + rest and total' = part' + rest' with one part: the totals differ as the rests.
   */
  private void shared(
      AbstractValue total,
      AbstractValue part,
      AbstractValue rest,
      AbstractValue total2,
      AbstractValue part2,
      AbstractValue rest2) {
    if (part.name() != part2.name() || part.isConstant()) {
      return;
    }
    long d = part.offset() - part2.offset();
    Interval totals = state.difference(total, total2).plus(-d);
    Interval rests = state.difference(rest, rest2);
    bound(rest, rest2, totals);
    bound(total, total2, rests.plus(d));
  }

  /** first + second = first' + second' + d. */
  private void crosswise(Sum s, Sum t, long d) {
    bound(s.first, t.first, state.difference(t.second, s.second).plus(d));
    bound(s.first, t.second, state.difference(t.first, s.second).plus(d));
    bound(s.second, t.second, state.difference(t.first, s.first).plus(d));
    bound(s.second, t.first, state.difference(t.second, s.first).plus(d));
  }

  private void bound(AbstractValue left, AbstractValue right, Interval difference) {
    state.atMost(left, right, difference.high());
    state.atMost(right, left, difference.negated().high());
  }
}
