package heapwright.source.lower;

/** What gcc is left with of a condition when it has simplified it. */
enum Seen {
  TRUE,
  FALSE,

  /** A number that is asked whether it is 0, or a comparison. */
  SINGLE,

  /** The same, behind a comma or a choice: gcc does not join it with others. */
  HIDDEN,

  /** Conditions joined by {@code &&} or {@code ||}. */
  SEVERAL,

  /** A {@code ?:} between conditions. */
  CHOICE;

  static Seen known(boolean holds) {
    return holds ? TRUE : FALSE;
  }

  boolean isKnown() {
    return this == TRUE || this == FALSE;
  }

  /** Whether one decision remains; more may have come before it. */
  boolean isOne() {
    return this == SINGLE || this == HIDDEN || this == CHOICE;
  }

  /** Whether gcc joins it with the condition of a {@code ?:} whose arm it is. */
  boolean joins() {
    return this != HIDDEN && this != CHOICE;
  }

  Seen negated() {
    return switch (this) {
      case TRUE -> FALSE;
      case FALSE -> TRUE;
      case SINGLE, HIDDEN, CHOICE -> SINGLE;
      case SEVERAL -> SEVERAL;
    };
  }
}
