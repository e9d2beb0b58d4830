package heapwright.analysis.invariant.explain;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.FloatingType;

/**
 * What a state says of the two sides of a decision; of a switch, the labels are no side.
 *
 * @param difference of the left side and the right one
 * @param congruence of the left side
 * @param residues of the left side
 */
record DecisionView(
    Interval left, Interval right, Interval difference, Congruence congruence, Residues residues) {
  private static final DecisionView NOTHING =
      new DecisionView(Interval.ALL, Interval.ALL, Interval.ALL, Congruence.ALL, Residues.ALL);

  static DecisionView of(Terminator decision, AbstractState state, ExpressionTransfer evaluation) {
    if (decision instanceof Terminator.Branch branch
        && branch.condition() instanceof Expression.Comparison comparison
        && !(comparison.left().type() instanceof FloatingType)) {
      AbstractValue left = evaluation.of(comparison.left());
      AbstractValue right = evaluation.of(comparison.right());
      return of(state, left, state.range(right), state.difference(left, right));
    }
    if (decision instanceof Terminator.Switch choice) {
      return of(state, evaluation.of(choice.subject()), Interval.ALL, Interval.ALL);
    }
    return NOTHING;
  }

  private static DecisionView of(
      AbstractState state, AbstractValue left, Interval right, Interval difference) {
    return new DecisionView(
        state.range(left), right, difference, state.congruence(left), state.residues(left));
  }

  DecisionView join(DecisionView other) {
    return new DecisionView(
        left.join(other.left),
        right.join(other.right),
        difference.join(other.difference),
        congruence.join(other.congruence),
        residues.join(other.residues));
  }
}
