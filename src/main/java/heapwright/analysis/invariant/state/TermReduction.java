package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Choosing;
import heapwright.analysis.invariant.state.NameDefinition.Comparing;
import heapwright.analysis.invariant.state.NameDefinition.FloatComparing;
import heapwright.analysis.invariant.state.NameDefinition.FloatConstant;
import heapwright.analysis.invariant.state.NameDefinition.Floating;
import heapwright.analysis.invariant.state.NameDefinition.Huge;
import heapwright.analysis.invariant.state.NameDefinition.LookingUp;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.analysis.invariant.state.NameDefinition.Operator;
import heapwright.analysis.invariant.state.NameDefinition.Wrapping;
import heapwright.ir.code.Relation;
import heapwright.ir.type.IntegerType;
import java.util.OptionalLong;

/** What a term and its operands tell about each other, in both directions. */
final class TermReduction {
  /** Greater ranges of tables are not read. */
  private static final int MANY = 4096;

  private final NumericState state;

  TermReduction(NumericState state) {
    this.state = state;
  }

  void apply(int name) {
    AbstractValue self = AbstractValue.named(name);
    NameDefinition term = state.terms.term(name);
    if (name == AbstractValue.ZERO) {
      return;
    }
    if (term instanceof Huge huge) {
      state.narrow(self, Residues.of(huge.bits()));
    } else if (term instanceof FloatConstant constant) {
      state.narrow(self, FloatRange.of(constant.number()));
    } else if (term instanceof Operation operation) {
      operation(self, operation, operation.operator());
    }
  }

  private void operation(AbstractValue self, Operation t, Operator operator) {
    if (operator instanceof Arithmetic arithmetic) {
      arithmetic(self, arithmetic, t.left(), t.right());
    } else if (operator instanceof Wrapping wrapping) {
      wrapped(self, t.left(), wrapping.type());
    } else if (operator instanceof Comparing comparing) {
      compared(self, comparing.relation(), t.left(), t.right());
    } else if (operator instanceof Choosing) {
      chosen(self, t.operands().get(0), t.operands().get(1), t.operands().get(2));
    } else if (operator instanceof LookingUp lookUp) {
      lookedUp(self, lookUp.table(), t.left());
    } else if (operator instanceof Floating floating) {
      new FloatTransfer(state).operation(self, floating, t.operands());
    } else {
      floatCompared(self, ((FloatComparing) operator).relation(), t.left(), t.right());
    }
  }

  private void arithmetic(
      AbstractValue self, Arithmetic operator, AbstractValue left, AbstractValue right) {
    switch (operator) {
      case ADD -> new SumReduction(state).sum(self, left, right);
      // a - b = t is a = t + b.
      case SUBTRACT -> new SumReduction(state).sum(left, self, right);
      case MULTIPLY -> new ProductReduction(state).product(self, left, right);
      case DIVIDE -> new ProductReduction(state).quotient(self, left, right);
      case REMAINDER -> new ProductReduction(state).remainder(self, left, right);
      case AND -> new BitReduction(state).and(self, left, right);
      case OR -> new BitReduction(state).or(self, left, right);
      case XOR -> new BitReduction(state).xor(self, left, right);
      case SHIFT_RIGHT -> new BitReduction(state).shiftRight(self, left, right.offset());
    }
  }

  private void wrapped(AbstractValue self, AbstractValue operand, IntegerType to) {
    Interval type = Interval.of(to);
    state.narrow(self, type);
    int bits = to.bits();
    state.narrow(self, state.congruence(operand).wrapped(bits));
    if (bits >= 4) {
      state.narrow(self, state.residues(operand));
      state.narrow(operand, state.residues(self));
    }
    Interval range = state.range(operand);
    if (range.within(type) && range.isBounded()) {
      state.equal(self, operand);
    } else if (bits < 62 && range.isBounded()) {
      shifted(self, operand, range, type, bits);
    }
  }

  /** All of the operand's numbers wrap around the same number of times. */
  private void shifted(
      AbstractValue self, AbstractValue operand, Interval range, Interval type, int bits) {
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

  private void compared(
      AbstractValue self, Relation relation, AbstractValue left, AbstractValue right) {
    decided(self, ComparisonDecision.of(state, relation, left, right));
    Interval own = state.range(self);
    if (own.low() >= 1) {
      new AssumeTransfer(state).add(relation, left, right);
    } else if (own.high() <= 0) {
      new AssumeTransfer(state).add(relation.negated(), left, right);
    }
  }

  private void decided(AbstractValue self, ComparisonDecision decision) {
    if (decision != ComparisonDecision.OPEN) {
      state.narrow(self, Interval.of(decision == ComparisonDecision.TRUE ? 1 : 0));
    }
  }

  private void chosen(
      AbstractValue self, AbstractValue condition, AbstractValue then, AbstractValue otherwise) {
    switch (ComparisonDecision.of(state, Relation.NOT_EQUAL, condition, AbstractValue.of(0))) {
      case TRUE -> state.equal(self, then);
      case FALSE -> state.equal(self, otherwise);
      case OPEN -> either(self, condition, then, otherwise);
    }
  }

  private void either(
      AbstractValue self, AbstractValue condition, AbstractValue then, AbstractValue otherwise) {
    if (state.terms.isFloating(self.name())) {
      state.narrow(self, state.floatRange(then).join(state.floatRange(otherwise)));
      return;
    }
    if (ComparisonDecision.of(state, Relation.EQUAL, self, then) == ComparisonDecision.FALSE) {
      state.narrow(condition, Interval.of(0));
    }
    if (ComparisonDecision.of(state, Relation.EQUAL, self, otherwise) == ComparisonDecision.FALSE) {
      new AssumeTransfer(state).add(Relation.NOT_EQUAL, condition, AbstractValue.of(0));
    }
    state.choose(self.name(), then, otherwise);
    state.narrow(self, state.congruence(then).join(state.congruence(otherwise)));
    state.narrow(self, state.residues(then).join(state.residues(otherwise)));
  }

  /** What stands in a table within the bounds of where it is read. */
  private void lookedUp(AbstractValue self, NumberTable table, AbstractValue offset) {
    Interval offsets = state.range(offset).meet(table.offsets());
    if (offsets.isEmpty() || offsets.high() - offsets.low() > MANY) {
      return;
    }
    Interval all = new Interval(Interval.NO_HIGH, Interval.NO_LOW);
    Congruence congruence = state.congruence(offset);
    for (long at = offsets.low(); at <= offsets.high(); at++) {
      if (table.reads(at) && congruence.contains(at)) {
        OptionalLong number = table.number(at);
        if (number.isEmpty()) {
          return;
        }
        all = all.join(Interval.of(number.getAsLong()));
      }
    }
    state.narrow(self, all);
  }

  private void floatCompared(
      AbstractValue self, Relation relation, AbstractValue left, AbstractValue right) {
    FloatTransfer rules = new FloatTransfer(state);
    decided(self, rules.decide(relation, left, right));
    state.constant(self).ifPresent(truth -> rules.assume(relation, left, right, truth != 0));
  }
}
