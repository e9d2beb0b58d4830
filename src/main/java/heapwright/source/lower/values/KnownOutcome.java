package heapwright.source.lower.values;

/** Which outcomes a condition can have, as far as its constants decide. */
public enum KnownOutcome {
  ALWAYS,
  NEVER,
  EITHER;

  public static KnownOutcome known(boolean holds) {
    return holds ? ALWAYS : NEVER;
  }

  public boolean canHold() {
    return this != NEVER;
  }

  public boolean canFail() {
    return this != ALWAYS;
  }

  public KnownOutcome negated() {
    return switch (this) {
      case ALWAYS -> NEVER;
      case NEVER -> ALWAYS;
      case EITHER -> EITHER;
    };
  }

  public KnownOutcome and(KnownOutcome right) {
    if (this == NEVER || right == NEVER) {
      return NEVER;
    }
    return this == ALWAYS && right == ALWAYS ? ALWAYS : EITHER;
  }

  public KnownOutcome or(KnownOutcome right) {
    return negated().and(right.negated()).negated();
  }
}
