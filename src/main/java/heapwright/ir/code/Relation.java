package heapwright.ir.code;

/** Comparison relations. */
public enum Relation {
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  LESS_EQUAL("<="),
  GREATER(">"),
  GREATER_EQUAL(">=");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** The relation with its operands exchanged. */
  public Relation mirrored() {
    return switch (this) {
      case EQUAL, NOT_EQUAL -> this;
      case LESS -> GREATER;
      case LESS_EQUAL -> GREATER_EQUAL;
      case GREATER -> LESS;
      case GREATER_EQUAL -> LESS_EQUAL;
    };
  }

  /** The relation that holds where this one does not, between integers. */
  public Relation negated() {
    return switch (this) {
      case EQUAL -> NOT_EQUAL;
      case NOT_EQUAL -> EQUAL;
      case LESS -> GREATER_EQUAL;
      case LESS_EQUAL -> GREATER;
      case GREATER -> LESS_EQUAL;
      case GREATER_EQUAL -> LESS;
    };
  }

  /** Whether it holds between two signed integers. */
  public boolean holds(long left, long right) {
    return switch (this) {
      case EQUAL -> left == right;
      case NOT_EQUAL -> left != right;
      case LESS -> left < right;
      case LESS_EQUAL -> left <= right;
      case GREATER -> left > right;
      case GREATER_EQUAL -> left >= right;
    };
  }
}
