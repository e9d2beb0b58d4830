package heapwright.analysis.invariant;

import heapwright.ir.Relation;

/** Whether a comparison of whole numbers or addresses holds in a state. */
enum Decision {
  TRUE,
  FALSE,
  OPEN;

  static Decision of(State state, Relation relation, Value left, Value right) {
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

  Decision opposite() {
    return this == OPEN ? OPEN : this == TRUE ? FALSE : TRUE;
  }

  private static Decision below(Interval difference, long limit) {
    if (difference.high() < limit) {
      return TRUE;
    }
    return difference.low() >= limit ? FALSE : OPEN;
  }

  private static Decision equality(State state, Interval difference, Value left, Value right) {
    if (difference.equals(Interval.of(0))) {
      return TRUE;
    }
    boolean apart =
        !difference.contains(0)
            || state.congruence(left).meet(state.congruence(right)).isEmpty()
            || state.residues(left).meet(state.residues(right)).isEmpty()
            || state.members(left).meet(state.members(right)).isEmpty()
            || state.distinct.contains(Distinct.of(left, right))
            || new Aliasing(state).apart(left, right);
    return apart ? FALSE : OPEN;
  }
}
