package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Disequality;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.ir.code.Relation;

/** Whether a comparison of whole numbers or addresses holds in a state. */
public enum ComparisonDecision {
  TRUE,
  FALSE,
  OPEN;

  public static ComparisonDecision of(
      AbstractState state, Relation relation, AbstractValue left, AbstractValue right) {
    Interval difference = state.difference(left, right);
    return switch (relation) {
      case EQUAL -> equality(state, difference, left, right);
      case NOT_EQUAL -> equality(state, difference, left, right).opposite();
      case LESS -> below(difference, 0);
      case LESS_EQUAL -> below(difference, 1);
      case GREATER -> below(difference, 1).opposite();
      case GREATER_EQUAL -> below(difference, 0).opposite();
    };
  }

  ComparisonDecision opposite() {
    return this == OPEN ? OPEN : this == TRUE ? FALSE : TRUE;
  }

  private static ComparisonDecision below(Interval difference, long limit) {
    if (difference.high() < limit) {
      return TRUE;
    }
    return difference.low() >= limit ? FALSE : OPEN;
  }

  private static ComparisonDecision equality(
      AbstractState state, Interval difference, AbstractValue left, AbstractValue right) {
    if (difference.equals(Interval.of(0))) {
      return TRUE;
    }
    boolean apart =
        !difference.contains(0)
            || state.congruence(left).meet(state.congruence(right)).isEmpty()
            || state.residues(left).meet(state.residues(right)).isEmpty()
            || state.members(left).meet(state.members(right)).isEmpty()
            || state.distinct.contains(Disequality.of(left, right))
            || new Aliasing(state).apart(left, right);
    return apart ? FALSE : OPEN;
  }
}
