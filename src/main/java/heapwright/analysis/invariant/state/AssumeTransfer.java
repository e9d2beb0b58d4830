package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.state.NumericState.Disequality;
import heapwright.ir.code.Relation;
import java.util.List;

/** Adds facts to a state and draws the conclusions. */
public final class AssumeTransfer {
  /** Conclusions feed each other; a few rounds find most of what there is. */
  private static final int ROUNDS = 4;

  private final NumericState state;

  public AssumeTransfer(NumericState state) {
    this.state = state;
  }

  /** Learns that whole numbers or addresses compare like that. */
  public void add(Relation relation, AbstractValue left, AbstractValue right) {
    switch (relation) {
      case EQUAL -> {
        if (ComparisonDecision.of(state, Relation.EQUAL, left, right) == ComparisonDecision.FALSE) {
          state.contradict();
        }
        state.equal(left, right);
      }
      case NOT_EQUAL -> differ(left, right);
      case LESS -> state.atMost(left, right, -1);
      case LESS_EQUAL -> state.atMost(left, right, 0);
      case GREATER -> state.atMost(right, left, -1);
      case GREATER_EQUAL -> state.atMost(right, left, 0);
    }
  }

  private void differ(AbstractValue left, AbstractValue right) {
    if (left.name() == right.name()) {
      if (left.offset() == right.offset()) {
        state.contradict();
      }
      return;
    }
    Disequality fact = Disequality.of(left, right);
    state.distinct.add(fact);
    tighten(fact);
  }

  private void tighten(Disequality fact) {
    AbstractValue x = AbstractValue.named(fact.x());
    AbstractValue y = AbstractValue.named(fact.y());
    Interval range = state.difference(x, y);
    if (range.high() == fact.difference()) {
      state.atMost(x, y, fact.difference() - 1);
    }
    if (range.low() == fact.difference()) {
      state.atMost(y, x, -fact.difference() - 1);
    }
  }

  /** Adds a fact and draws the conclusions. */
  public void assume(Relation relation, AbstractValue left, AbstractValue right) {
    add(relation, left, right);
    conclude();
  }

  /** Draws conclusions until there are no more, or enough was tried. */
  public void conclude() {
    settle();
    if (!state.isImpossible() && new ValueEnumeration(state).tryAll()) {
      settle();
    }
  }

  private void settle() {
    state.takeChanged();
    TermReduction rules = new TermReduction(state);
    for (int round = 0; round < ROUNDS && !state.isImpossible(); round++) {
      for (int name : state.zone.names()) {
        rules.apply(name);
        nonConvex(name);
      }
      for (int name : state.floatNames().stream().sorted().toList()) {
        rules.apply(name);
      }
      for (Disequality fact : List.copyOf(state.distinct)) {
        tighten(fact);
      }
      new SumReduction(state).compareAll();
      if (!state.takeChanged()) {
        return;
      }
    }
  }

  private void nonConvex(int name) {
    if (name == AbstractValue.ZERO || state.isImpossible()) {
      return;
    }
    AbstractValue value = AbstractValue.named(name);
    Interval range = state.range(value);
    if (!state.nonConvex.has(name) && !range.isConstant()) {
      return;
    }
    state.narrow(value, state.congruence(value).tighten(range));
    if (!state.isImpossible()) {
      state.narrow(value, state.residues(value).tighten(state.range(value)));
    }
    if (!state.isImpossible()) {
      state.narrow(value, state.members(value).tighten(state.range(value)));
    }
    if (state.range(value).isConstant()) {
      long number = state.range(value).low();
      state.narrow(value, Congruence.of(number));
      state.narrow(value, Residues.of(number));
    }
  }
}
