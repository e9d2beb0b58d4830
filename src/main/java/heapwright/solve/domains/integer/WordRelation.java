package heapwright.solve.domains.integer;

import heapwright.range.MathematicalInteger;

/** How two words or pointers compare. */
public enum WordRelation {
  EQUAL("=="),
  UNEQUAL("!="),
  LESS("<"),
  AT_MOST("<="),
  GREATER(">"),
  AT_LEAST(">=");

  private final String sign;

  WordRelation(String sign) {
    this.sign = sign;
  }

  public WordRelation negated() {
    return switch (this) {
      case EQUAL -> UNEQUAL;
      case UNEQUAL -> EQUAL;
      case LESS -> AT_LEAST;
      case AT_MOST -> GREATER;
      case GREATER -> AT_MOST;
      case AT_LEAST -> LESS;
    };
  }

  boolean holds(MathematicalInteger left, MathematicalInteger right) {
    int order = left.compareTo(right);
    return switch (this) {
      case EQUAL -> order == 0;
      case UNEQUAL -> order != 0;
      case LESS -> order < 0;
      case AT_MOST -> order <= 0;
      case GREATER -> order > 0;
      case AT_LEAST -> order >= 0;
    };
  }

  @Override
  public String toString() {
    return sign;
  }
}
