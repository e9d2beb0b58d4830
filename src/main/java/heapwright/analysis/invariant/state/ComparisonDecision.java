package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.NumericState.Disequality;
import heapwright.ir.code.Relation;

/** Whether a comparison of whole numbers or addresses holds in a state. */
public enum ComparisonDecision {
  TRUE,
  FALSE,
  OPEN;

  public static ComparisonDecision of(
      NumericState state, Relation relation, AbstractValue left, AbstractValue right) {
    ComparisonDecision byDistance = of(relation, state.difference(left, right));
    boolean isEquality = relation == Relation.EQUAL || relation == Relation.NOT_EQUAL;
    return byDistance == OPEN && isEquality && areApart(state, left, right)
        ? relation == Relation.EQUAL ? FALSE : TRUE
        : byDistance;
  }

  /** By the range of the difference between two numbers alone. */
  public static ComparisonDecision of(Relation relation, Interval difference) {
    return switch (relation) {
      case EQUAL ->
          difference.equals(Interval.of(0)) ? TRUE : difference.contains(0) ? OPEN : FALSE;
      case NOT_EQUAL -> of(Relation.EQUAL, difference).opposite();
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

  private static boolean areApart(NumericState state, AbstractValue left, AbstractValue right) {
    return state.congruence(left).meet(state.congruence(right)).isEmpty()
        || state.residues(left).meet(state.residues(right)).isEmpty()
        || state.members(left).meet(state.members(right)).isEmpty()
        || state.distinct.contains(Disequality.of(left, right))
        || new Aliasing(state).apart(left, right);
  }
}
