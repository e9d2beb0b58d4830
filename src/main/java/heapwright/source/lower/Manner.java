package heapwright.source.lower;

/** What gcc makes of a {@code ?:} that is a condition. */
enum Manner {
  /** A value that is computed, then asked whether it is 0. */
  VALUE,

  /** A value, or a question for each arm where conditions are jumps anyway. */
  SPLIT,

  /** The condition alone: the arms are known and differ. */
  CONDITION,

  /** {@code c && yes}. */
  AND,

  /** {@code c || no}. */
  OR,

  /** {@code !c && no}. */
  NOT_AND,

  /** {@code !c || yes}. */
  NOT_OR;

  /** Whether the arms are asked, each by itself, whatever is around. */
  boolean divides() {
    return this != VALUE && this != SPLIT;
  }

  /** Whether {@code &&} takes its place. */
  boolean isAnd() {
    return this == AND || this == NOT_AND;
  }
}
