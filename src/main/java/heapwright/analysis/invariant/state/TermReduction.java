package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.ir.code.Relation;
import java.util.Optional;

/** What a term and its operands tell about each other, in both directions. */
final class TermReduction implements NameDefinition.Cases<Boolean> {
  private final AbstractState state;
  private AbstractValue self = AbstractValue.of(0);

  TermReduction(AbstractState state) {
    this.state = state;
  }

  void apply(int name) {
    if (name != AbstractValue.ZERO) {
      self = AbstractValue.named(name);
      state.terms.term(name).match(this);
    }
  }

  @Override
  public Boolean unknown(NameDefinition.Unknown t) {
    return true;
  }

  @Override
  public Boolean address(NameDefinition.Address t) {
    return true;
  }

  @Override
  public Boolean huge(NameDefinition.Huge t) {
    state.narrow(self, Residues.of(t.bits()));
    return true;
  }

  @Override
  public Boolean arithmetic(NameDefinition.Arithmetic t) {
    switch (t.operation()) {
      case ADD -> new SumReduction(state).sum(self, t.left(), t.right());
      // a - b = t is a = t + b.
      case SUBTRACT -> new SumReduction(state).sum(t.left(), self, t.right());
      case MULTIPLY -> new ProductReduction(state).product(self, t.left(), t.right());
      case DIVIDE -> new ProductReduction(state).quotient(self, t.left(), t.right());
      case REMAINDER -> new ProductReduction(state).remainder(self, t.left(), t.right());
      case AND -> new BitReduction(state).and(self, t.left(), t.right());
      case OR -> new BitReduction(state).or(self, t.left(), t.right());
      case XOR -> new BitReduction(state).xor(self, t.left(), t.right());
      case SHIFT_RIGHT -> new BitReduction(state).shiftRight(self, t.left(), t.right().offset());
    }
    return true;
  }

  @Override
  public Boolean wrapped(NameDefinition.Wrapped t) {
    Interval type = AbstractState.range(t.type());
    state.narrow(self, type);
    int bits = t.type().bits();
    state.narrow(self, state.congruence(t.operand()).wrapped(bits));
    if (bits >= 4) {
      state.narrow(self, state.residues(t.operand()));
      state.narrow(t.operand(), state.residues(self));
    }
    Interval range = state.range(t.operand());
    if (range.within(type) && range.isBounded()) {
      state.equal(self, t.operand());
    } else if (bits < 62 && range.isBounded()) {
      shifted(t.operand(), range, type, bits);
    }
    return true;
  }

  /** All of the operand's numbers wrap around the same number of times. */
  private void shifted(AbstractValue operand, Interval range, Interval type, int bits) {
    if (!range.within(new Interval(-(1L << 62), 1L << 62))) {
      return;
    }
    long turns = Math.floorDiv(range.low() - type.low(), 1L << bits);
    long by = turns << bits;
    if (range.plus(-by).within(type)) {
      state.atMost(self, operand, -by);
      state.atMost(operand, self, by);
    }
  }

  @Override
  public Boolean compared(NameDefinition.Compared t) {
    ComparisonDecision decision = ComparisonDecision.of(state, t.relation(), t.left(), t.right());
    decided(decision);
    Interval own = state.range(self);
    if (own.low() >= 1) {
      new AssumeTransfer(state).add(t.relation(), t.left(), t.right());
    } else if (own.high() <= 0) {
      new AssumeTransfer(state).add(AssumeTransfer.opposite(t.relation()), t.left(), t.right());
    }
    return true;
  }

  private void decided(ComparisonDecision decision) {
    if (decision == ComparisonDecision.TRUE) {
      state.narrow(self, Interval.of(1));
    } else if (decision == ComparisonDecision.FALSE) {
      state.narrow(self, Interval.of(0));
    }
  }

  @Override
  public Boolean chosen(NameDefinition.Chosen t) {
    ComparisonDecision condition =
        ComparisonDecision.of(state, Relation.NOT_EQUAL, t.condition(), AbstractValue.of(0));
    if (condition == ComparisonDecision.TRUE) {
      state.equal(self, t.then());
    } else if (condition == ComparisonDecision.FALSE) {
      state.equal(self, t.otherwise());
    } else {
      open(t);
    }
    return true;
  }

  private void open(NameDefinition.Chosen t) {
    if (state.terms.isFloating(self.name())) {
      state.narrow(self, state.floatRange(t.then()).join(state.floatRange(t.otherwise())));
      return;
    }
    if (ComparisonDecision.of(state, Relation.EQUAL, self, t.then()) == ComparisonDecision.FALSE) {
      state.narrow(t.condition(), Interval.of(0));
    }
    if (ComparisonDecision.of(state, Relation.EQUAL, self, t.otherwise())
        == ComparisonDecision.FALSE) {
      new AssumeTransfer(state).add(Relation.NOT_EQUAL, t.condition(), AbstractValue.of(0));
    }
    state.choose(self.name(), t.then(), t.otherwise());
    state.narrow(self, state.congruence(t.then()).join(state.congruence(t.otherwise())));
    state.narrow(self, state.residues(t.then()).join(state.residues(t.otherwise())));
  }

  @Override
  public Boolean looked(NameDefinition.Looked t) {
    new TableReduction(state).lookUp(self, t);
    return true;
  }

  @Override
  public Boolean floatConstant(NameDefinition.FloatConstant t) {
    state.narrow(self, FloatRange.of(t.number()));
    return true;
  }

  @Override
  public Boolean floating(NameDefinition.Floating t) {
    new FloatTransfer(state).operation(self, t);
    return true;
  }

  @Override
  public Boolean floatCompared(NameDefinition.FloatCompared t) {
    FloatTransfer rules = new FloatTransfer(state);
    decided(rules.decide(t.relation(), t.left(), t.right()));
    Optional<Long> own = state.constant(self);
    own.ifPresent(truth -> rules.assume(t.relation(), t.left(), t.right(), truth != 0));
    return true;
  }
}
