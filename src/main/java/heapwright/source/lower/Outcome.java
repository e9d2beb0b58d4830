package heapwright.source.lower;

/** Which way a condition can go, as far as constants tell. */
enum Outcome {
  ALWAYS,
  NEVER,
  EITHER;

  static Outcome known(boolean holds) {
    return holds ? ALWAYS : NEVER;
  }

  boolean canHold() {
    return this != NEVER;
  }

  boolean canFail() {
    return this != ALWAYS;
  }

  Outcome negated() {
    return switch (this) {
      case ALWAYS -> NEVER;
      case NEVER -> ALWAYS;
      case EITHER -> EITHER;
    };
  }

  Outcome and(Outcome right) {
    if (this == NEVER || right == NEVER) {
      return NEVER;
    }
    return this == ALWAYS && right == ALWAYS ? ALWAYS : EITHER;
  }

  Outcome or(Outcome right) {
    return negated().and(right.negated()).negated();
  }
}
