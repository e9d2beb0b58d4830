package heapwright.analysis.invariant;

import heapwright.ir.Relation;
import java.util.Optional;

/** What a term and its operands tell about each other, in both directions. */
final class Rules implements Term.Cases<Boolean> {
  private final State state;
  private Value self = Value.of(0);

  Rules(State state) {
    this.state = state;
  }

  void apply(int name) {
    if (name != Value.ZERO) {
      self = Value.named(name);
      state.terms.term(name).match(this);
    }
  }

  @Override
  public Boolean unknown(Term.Unknown t) {
    return true;
  }

  @Override
  public Boolean address(Term.Address t) {
    return true;
  }

  @Override
  public Boolean huge(Term.Huge t) {
    state.narrow(self, Residues.of(t.bits()));
    return true;
  }

  @Override
  public Boolean arithmetic(Term.Arithmetic t) {
    switch (t.operation()) {
      case ADD -> new SumRules(state).sum(self, t.left(), t.right());
      // a - b = t is a = t + b.
      case SUBTRACT -> new SumRules(state).sum(t.left(), self, t.right());
      case MULTIPLY -> new ProductRules(state).product(self, t.left(), t.right());
      case DIVIDE -> new ProductRules(state).quotient(self, t.left(), t.right());
      case REMAINDER -> new ProductRules(state).remainder(self, t.left(), t.right());
      case AND -> new BitRules(state).and(self, t.left(), t.right());
      case OR -> new BitRules(state).or(self, t.left(), t.right());
      case XOR -> new BitRules(state).xor(self, t.left(), t.right());
      case SHIFT_RIGHT -> new BitRules(state).shiftRight(self, t.left(), t.right().offset());
    }
    return true;
  }

  @Override
  public Boolean wrapped(Term.Wrapped t) {
    Interval type = State.range(t.type());
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
  private void shifted(Value operand, Interval range, Interval type, int bits) {
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
  public Boolean compared(Term.Compared t) {
    Decision decision = Decision.of(state, t.relation(), t.left(), t.right());
    decided(decision);
    Interval own = state.range(self);
    if (own.low() >= 1) {
      new Assumption(state).add(t.relation(), t.left(), t.right());
    } else if (own.high() <= 0) {
      new Assumption(state).add(Assumption.opposite(t.relation()), t.left(), t.right());
    }
    return true;
  }

  private void decided(Decision decision) {
    if (decision == Decision.TRUE) {
      state.narrow(self, Interval.of(1));
    } else if (decision == Decision.FALSE) {
      state.narrow(self, Interval.of(0));
    }
  }

  @Override
  public Boolean chosen(Term.Chosen t) {
    Decision condition = Decision.of(state, Relation.NOT_EQUAL, t.condition(), Value.of(0));
    if (condition == Decision.TRUE) {
      state.equal(self, t.then());
    } else if (condition == Decision.FALSE) {
      state.equal(self, t.otherwise());
    } else {
      open(t);
    }
    return true;
  }

  private void open(Term.Chosen t) {
    if (state.terms.isFloating(self.name())) {
      state.narrow(self, state.floatRange(t.then()).join(state.floatRange(t.otherwise())));
      return;
    }
    if (Decision.of(state, Relation.EQUAL, self, t.then()) == Decision.FALSE) {
      state.narrow(t.condition(), Interval.of(0));
    }
    if (Decision.of(state, Relation.EQUAL, self, t.otherwise()) == Decision.FALSE) {
      new Assumption(state).add(Relation.NOT_EQUAL, t.condition(), Value.of(0));
    }
    state.choose(self.name(), t.then(), t.otherwise());
    state.narrow(self, state.congruence(t.then()).join(state.congruence(t.otherwise())));
    state.narrow(self, state.residues(t.then()).join(state.residues(t.otherwise())));
  }

  @Override
  public Boolean looked(Term.Looked t) {
    new TableRules(state).lookUp(self, t);
    return true;
  }

  @Override
  public Boolean floatConstant(Term.FloatConstant t) {
    state.narrow(self, FloatRange.of(t.number()));
    return true;
  }

  @Override
  public Boolean floating(Term.Floating t) {
    new FloatRules(state).operation(self, t);
    return true;
  }

  @Override
  public Boolean floatCompared(Term.FloatCompared t) {
    FloatRules rules = new FloatRules(state);
    decided(rules.decide(t.relation(), t.left(), t.right()));
    Optional<Long> own = state.constant(self);
    own.ifPresent(truth -> rules.assume(t.relation(), t.left(), t.right(), truth != 0));
    return true;
  }
}
