package heapwright.source.lower;

/** Which way a condition can go, as far as constants tell. */
enum KnownOutcome {
  ALWAYS,
  NEVER,
  EITHER;

  static KnownOutcome known(boolean holds) {
    return holds ? ALWAYS : NEVER;
  }

  boolean canHold() {
    return this != NEVER;
  }

  boolean canFail() {
    return this != ALWAYS;
  }

  KnownOutcome negated() {
    return switch (this) {
      case ALWAYS -> NEVER;
      case NEVER -> ALWAYS;
      case EITHER -> EITHER;
    };
  }

  KnownOutcome and(KnownOutcome right) {
    if (this == NEVER || right == NEVER) {
      return NEVER;
    }
    return this == ALWAYS && right == ALWAYS ? ALWAYS : EITHER;
  }

  KnownOutcome or(KnownOutcome right) {
    return negated().and(right.negated()).negated();
  }
}
